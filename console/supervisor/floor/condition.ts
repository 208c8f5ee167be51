import type { Words } from '#console/i18n/language'
import { troubleOf } from '#protocol/house-texts'
import type { FloorTable } from '#protocol/staff/to-supervisor'

/** What is most to be known of a table, the worst first. */
type Condition = 'alarm' | 'trouble' | 'closed' | 'paused' | 'running'

export function conditionOf({ alarm, trouble, closed, paused }: FloorTable): Condition {
  if (alarm !== null) return 'alarm'
  if (trouble !== null) return 'trouble'
  if (closed !== null) return 'closed'
  return paused === null ? 'running' : 'paused'
}

/** In one or two words. */
export function conditionWords(words: Words['supervisor'], table: FloorTable): string {
  switch (conditionOf(table)) {
    case 'alarm':
      return alarmName(words, table)
    case 'trouble':
      return words.floor.trouble
    case 'closed':
      return words.pauses.closed
    case 'paused':
      return words.pauses[table.paused?.why ?? 'supervisor']
    case 'running':
      return words.phases[table.phase]
  }
}

/** A store that is away is an alarm of its own kind. */
export function alarmName(
  words: Words['supervisor'],
  { alarm, trouble }: Pick<FloorTable, 'alarm' | 'trouble'>,
): string {
  if (trouble !== null) return words.floor.trouble
  return alarm === null ? '' : words.alarms[alarm.kind].name
}

/** Calls and faults come with words of their own; of the others the kind says all. */
export function alarmText(words: Words['supervisor'], alarm: NonNullable<FloorTable['alarm']>): string {
  const { kind, text } = alarm
  return kind === 'called' || kind === 'fault' ? troubleText(words, text) : words.alarms[kind].text
}

export function troubleText(words: Words['supervisor'], text: string): string {
  const trouble = troubleOf(text)
  return trouble === null ? text : words.floor.troubles[trouble]
}

/** The part of a round's code that is not the table's name and not the day: `142233-17`. */
export function shortRound(code: string): string {
  return code.split('-').slice(-2).join('-')
}
