import type { Page } from 'playwright-core'

interface Difference {
  /** Pixels that are not the same; all of them when the pictures are not of one size. */
  readonly pixels: number
  /** How far the farthest colour is off, of 255. */
  readonly farthest: number
  /** Those in red, on what there is now. */
  readonly picture: Buffer
}

interface Canvas {
  readonly canvas: HTMLCanvasElement
  readonly pen: CanvasRenderingContext2D
  readonly data: ImageData
}

declare global {
  interface Window {
    sabotDrawn?: (picture: string) => Promise<Canvas>
    sabotCoarse?: (picture: ImageData, step: number) => Uint8ClampedArray
  }
}

/** Two pictures, compared by the browser itself: a colour is another one where it would not be kept as the kept one. */
export async function difference(page: Page, kept: Buffer, now: Buffer, step: number): Promise<Difference> {
  const given = { pictures: [kept.toString('base64'), now.toString('base64')], step }
  const found = await drawing(page, (blank) =>
    blank.evaluate(async ({ pictures, step }) => {
      const [before, after] = await Promise.all(pictures.map((picture) => window.sabotDrawn?.(picture)))
      if (before === undefined || after === undefined) throw new Error('Two pictures are compared.')
      const { width, height, data } = after.data
      const coarse = window.sabotCoarse?.(after.data, step) ?? data
      if (before.data.width !== width || before.data.height !== height) {
        return { pixels: width * height, farthest: 255, picture: after.canvas.toDataURL() }
      }
      let [pixels, farthest] = [0, 0]
      for (let at = 0; at < data.length; at += 4) {
        let isOther = false
        for (let of = at; of < at + 3; of++) {
          const [was = 0, is = 0] = [before.data.data[of], data[of]]
          farthest = Math.max(farthest, Math.abs(was - is))
          isOther ||= coarse[of] !== was
        }
        if (!isOther) continue
        pixels++
        data.set([255, 0, 0, 255], at)
      }
      if (pixels > 0) after.pen.putImageData(after.data, 0, 0)
      return { pixels, farthest, picture: pixels > 0 ? after.canvas.toDataURL() : '' }
    }, given),
  )
  return { ...found, picture: bytesOf(found.picture) }
}

/** The same picture as the web packs it; at a quality of 1 nothing is lost but the shades between two steps. */
export async function packed(page: Page, picture: Buffer, quality: number, step = 1): Promise<Buffer> {
  const given = { picture: picture.toString('base64'), quality, step }
  const url = await drawing(page, (blank) =>
    blank.evaluate(async (asked) => {
      const drawn = await window.sabotDrawn?.(asked.picture)
      if (drawn === undefined) throw new Error('Nothing was drawn.')
      const { canvas, pen, data } = drawn
      data.data.set(window.sabotCoarse?.(data, asked.step) ?? data.data)
      pen.putImageData(data, 0, 0)
      return canvas.toDataURL('image/webp', asked.quality)
    }, given),
  )
  return bytesOf(url)
}

/** In a page of its own, which forbids nothing. */
async function drawing<Found>(page: Page, look: (blank: Page) => Promise<Found>): Promise<Found> {
  const blank = await page.context().newPage()
  await blank.evaluate(() => {
    window.sabotDrawn = async (picture) => {
      const image = new Image()
      image.src = `data:image/png;base64,${picture}`
      await image.decode()
      const { width, height } = image
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const pen = canvas.getContext('2d', { willReadFrequently: true })
      if (pen === null) throw new Error('Nothing can be drawn.')
      pen.drawImage(image, 0, 0)
      return { canvas, pen, data: pen.getImageData(0, 0, width, height) }
    }
    // Colours in steps, but for a pixel between two of the same: a plain surface or a straight line costs little as it is.
    window.sabotCoarse = ({ data, width }, step) => {
      const coarse = new Uint8ClampedArray(data)
      const row = 4 * width
      for (let at = 0; at < data.length; at += 4) {
        const isLike = (other: number) =>
          data[other] === data[at] && data[other + 1] === data[at + 1] && data[other + 2] === data[at + 2]
        if ([at - 4, at + 4].every(isLike) || [at - row, at + row].every(isLike)) continue
        for (let of = at; of < at + 3; of++) coarse[of] = Math.round((data[of] ?? 0) / step) * step
      }
      return coarse
    }
  })
  const found = await look(blank)
  await blank.close()
  return found
}

function bytesOf(url: string): Buffer {
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
