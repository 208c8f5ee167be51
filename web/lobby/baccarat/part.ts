import '#ui/draw/cloth/baccarat/colours.css'
import { RoadPaper } from '#web/lobby/card/road-paper'
import type { LobbyPart, Scene } from '#web/lobby/part'

const NINE_SEVEN: Scene = { cards: ['9H', 'KD', '7S', 'QC'] }

export const BACCARAT_LOBBY: LobbyPart<'baccarat'> = {
  Picture: RoadPaper,
  dealing: 'closed',
  room: () => null,
  scenes: { 'mini-baccarat': NINE_SEVEN, 'speed-baccarat': NINE_SEVEN },
}
