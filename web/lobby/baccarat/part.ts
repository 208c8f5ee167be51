import { RoadPaper } from '#web/lobby/card/road-paper'
import type { LobbyPart, Scene } from '#web/lobby/part'

export const BACCARAT_LOBBY: LobbyPart = { Picture: RoadPaper, dealing: 'closed', room: () => null }

const NINE_SEVEN: Scene = { cards: ['9H', 'KD', '7S', 'QC'] }

export const BACCARAT_SCENES = { 'mini-baccarat': NINE_SEVEN, 'speed-baccarat': NINE_SEVEN }
