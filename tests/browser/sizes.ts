/** Screens that people have. */
export const SIZES = {
  small: { width: 360, height: 740, touch: true },
  phone: { width: 390, height: 844, touch: true },
  tablet: { width: 768, height: 1024, touch: true },
  desktop: { width: 1440, height: 900, touch: false },
  wide: { width: 2560, height: 1440, touch: false },
  console: { width: 1280, height: 800, touch: false },
  largeConsole: { width: 1920, height: 1080, touch: false },
} as const

export type SizeName = keyof typeof SIZES
