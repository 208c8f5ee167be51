import type { Page } from 'playwright-core'

/** How far a colour may be off, of 255, before anybody sees it. */
const FAR = 40

interface Difference {
  /** Pixels that are far off, of a million; all of them when the pictures are not of one size. */
  readonly ofAMillion: number
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
  }
}

/** Two pictures, compared by the browser itself. */
export async function difference(page: Page, kept: Buffer, now: Buffer): Promise<Difference> {
  const given = { pictures: [kept.toString('base64'), now.toString('base64')], far: FAR }
  const found = await drawing(page, (blank) =>
    blank.evaluate(async ({ pictures, far }) => {
      const [before, after] = await Promise.all(pictures.map((picture) => window.sabotDrawn?.(picture)))
      if (before === undefined || after === undefined) throw new Error('Two pictures are compared.')
      const { width, height, data } = after.data
      const isOneSize = before.data.width === width && before.data.height === height
      const isOff = (at: number) => Math.abs((before.data.data[at] ?? 0) - (data[at] ?? 0)) > far
      let count = isOneSize ? 0 : width * height
      for (let at = 0; isOneSize && at < data.length; at += 4) {
        if (!isOff(at) && !isOff(at + 1) && !isOff(at + 2)) continue
        count++
        data.set([255, 0, 0, 255], at)
      }
      after.pen.putImageData(after.data, 0, 0)
      return { share: count / (width * height), picture: after.canvas.toDataURL() }
    }, given),
  )
  return { ofAMillion: Math.round(found.share * 1_000_000), picture: bytesOf(found.picture) }
}

/** The same picture as the web packs it: a tenth of its bytes. */
export async function packed(page: Page, picture: Buffer, quality: number): Promise<Buffer> {
  const given = { picture: picture.toString('base64'), quality }
  const url = await drawing(page, (blank) =>
    blank.evaluate(async (asked) => {
      const drawn = await window.sabotDrawn?.(asked.picture)
      return drawn?.canvas.toDataURL('image/webp', asked.quality) ?? ''
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
  })
  const found = await look(blank)
  await blank.close()
  return found
}

function bytesOf(url: string): Buffer {
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
