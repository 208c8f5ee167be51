import { memo, useId } from 'react'
import css from '#ui/draw/cloth/cloth.module.css'
import type { ClothShape } from '#ui/draw/cloth/cloth-shapes'

/** The rail, its brass line and the cloth under the lamp. */
export const Ground = memo(function Ground({ shape }: { readonly shape: ClothShape }) {
  const id = useId()
  const { width, height, lamp } = shape
  const middle = width / 2
  return (
    <svg className={css.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <radialGradient
          id={`${id}lamp`}
          gradientUnits="userSpaceOnUse"
          cx={lamp.x}
          cy={lamp.y}
          r={lamp.radius}
          gradientTransform={`translate(${lamp.x} ${lamp.y}) scale(1 ${lamp.flat}) translate(${-lamp.x} ${-lamp.y})`}
        >
          <stop offset="0" stopColor="var(--cloth-lit)" />
          <stop offset=".48" stopColor="var(--cloth)" />
          <stop offset="1" stopColor="var(--cloth-far)" />
        </radialGradient>
        <linearGradient
          id={`${id}near`}
          gradientUnits="userSpaceOnUse"
          x1="0"
          y1="250"
          x2="0"
          y2={height + 20}
        >
          <stop offset="0" stopColor="var(--rail-near-lo)" />
          <stop offset=".62" stopColor="var(--rail-near)" />
          <stop offset=".9" stopColor="var(--rail-near-hi)" />
          <stop offset="1" stopColor="var(--rail-near)" />
        </linearGradient>
        <linearGradient id={`${id}far`} gradientUnits="userSpaceOnUse" x1="0" y1="-20" x2="0" y2="64">
          <stop offset="0" stopColor="var(--rail-far)" />
          <stop offset=".5" stopColor="var(--rail-far-hi)" />
          <stop offset="1" stopColor="var(--rail-far-lo)" />
        </linearGradient>
        <linearGradient id={`${id}brass`} gradientUnits="userSpaceOnUse" x1="0" x2={width}>
          <stop offset="0" stopColor="var(--brass-lo)" />
          <stop offset=".5" stopColor="var(--brass-lit)" />
          <stop offset="1" stopColor="var(--brass-lo)" />
        </linearGradient>
        <clipPath id={`${id}cloth`}>
          <path d={shape.cloth} />
        </clipPath>
        <filter
          id={`${id}soft`}
          filterUnits="userSpaceOnUse"
          x={middle - 1200}
          y="-200"
          width="2400"
          height={height + 500}
        >
          <feGaussianBlur stdDeviation="14" />
        </filter>
        <filter
          id={`${id}sheen`}
          filterUnits="userSpaceOnUse"
          x={middle - 1200}
          y="-200"
          width="2400"
          height={height + 500}
        >
          <feGaussianBlur stdDeviation="4.2" />
        </filter>
      </defs>
      <path d={shape.railShadow} fill="var(--rail-shadow)" />
      <path d={shape.rail} fill={`url(#${id}near)`} />
      <path d={shape.farRail} fill={`url(#${id}far)`} />
      <path
        d={shape.sheen}
        fill="none"
        stroke="var(--lamp-light)"
        strokeOpacity=".15"
        strokeWidth="8"
        filter={`url(#${id}sheen)`}
      />
      <path d={shape.gap} fill="var(--rail-shadow)" />
      <path d={shape.cloth} fill={`url(#${id}lamp)`} />
      <g clipPath={`url(#${id}cloth)`}>
        <path
          d={shape.cloth}
          fill="none"
          stroke="var(--shade)"
          strokeOpacity=".42"
          strokeWidth="44"
          filter={`url(#${id}soft)`}
        />
      </g>
      <path d={shape.brass} fill="none" stroke={`url(#${id}brass)`} strokeWidth="2.2" />
    </svg>
  )
})

/** The weave lies over the cloth alone; its outline scales with the table. */
export function Weave({ shape }: { readonly shape: ClothShape }) {
  const id = useId()
  const { width, height, spread } = shape
  const wide = width * (1 + 2 * spread)
  return (
    <>
      <svg className={css.clip} aria-hidden="true">
        <clipPath id={id} clipPathUnits="objectBoundingBox">
          <path
            d={shape.cloth}
            transform={`scale(${1 / wide} ${1 / height}) translate(${width * spread} 0)`}
          />
        </clipPath>
      </svg>
      <div className={css.weave} style={{ clipPath: `url("#${id}")` }} />
    </>
  )
}
