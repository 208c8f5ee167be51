/** Everything in every size, as slowly as people see it: for a machine that does nothing else. */
export const isLong = process.env.SABOT_LONG === '1'

/** What is looked at with every change, of all that is looked at in a long run. */
export function sized<Case>(all: readonly Case[], few: (one: Case) => boolean): readonly Case[] {
  const chosen = isLong ? all : all.filter(few)
  if (chosen.length === 0) throw new Error('Nothing is chosen.')
  return chosen
}

/** What is the same on a desktop and on a phone is looked at on one of them, and on both in a long run. */
export function eitherSize(few: 'desktop' | 'phone'): readonly ('desktop' | 'phone')[] {
  return sized(['desktop', 'phone'], (size) => size === few)
}
