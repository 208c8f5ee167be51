import '#ui/draw/cloth/dragon-tiger/colours.css'
import { RoadPaper } from '#web/lobby/card/road-paper'
import type { LobbyPart } from '#web/lobby/part'

export const DRAGON_TIGER_LOBBY: LobbyPart<'dragon-tiger'> = {
  Picture: RoadPaper,
  dealing: 'closed',
  room: () => null,
  scenes: { 'dragon-tiger': { cards: ['KS', '8H'] } },
}
