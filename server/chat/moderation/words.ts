/**
 * What is not said at our tables, in Italian and in English. An entry that ends in `-` is the beginning of words, any
 * other is a word by itself, so that few others are meant by it: the smallest list that is fair beats a long one.
 */
const ITALIAN = `
  cazz- minchi- stronz- merd- vaffancul- vafancul- fancul- affancul- culo culi inculat- incular- inculo inculi incula
  rottincul- coglion- rincoglion- scoglion- puttan- troia troie troione zoccola zoccole mignott- baldracc- bagasci-
  battona figa fighe fica pompin- sborr- froci- ricchion- recchion- culatton- negro negra terron- bastard- suca
  sucamelo sucami cagat- cagar- cacat- stupr- mongoloid- porcodio porcoddio diocan- dioporc- succhiacazz- leccacul- paracul-
  testadicazz- testadimerd- figliodiputtan-`

const ENGLISH = `
  fuck- fucc- fck- fuk fuker fukin fuking motherfuck- mothafuck- phuck- shit- bullshit- horseshit- dipshit- bitch-
  biatch- beotch- cunt- ass asshole- asswipe- asshat- dumbass- jackass- arse arsehole- dickhead- dickface- cocksuck-
  pussy pussies whore- slut sluts slutty fag fags faggot- retard retards retarded twat twats wank- bollock- nigger-
  nigga- kike kikes gook gooks paki pakis rapist rapists kys blowjob- handjob- cumshot- jizz- anal tranny trannies
  hitler-`

/** Wherever the words follow each other, with or without a space between them. */
const PHRASES = `
  porco dio, porca madonna, dio porco, dio cane, dio boia, dio bestia, dio maiale, ti ammazzo, devi morire, sieg heil,
  kill yourself, kill your self, suck my dick, suck my cock, hope you die`

/** Names, places, food and birds that only begin alike. */
const HARMLESS = `
  cazzag- cazzanig- cazzol- cazzul- cazzuol- cazzott- puttanesc- merdek- minchin- cacatu- shitak- shittim- wankel-
  niggard- cuntu cuntastori-`

export const FORBIDDEN_WORDS: readonly string[] = entries(`${ITALIAN} ${ENGLISH}`, /\s+/)
export const FORBIDDEN_PHRASES: readonly string[] = entries(PHRASES, /\s*,\s*/)
export const HARMLESS_WORDS: readonly string[] = entries(HARMLESS, /\s+/)

function entries(text: string, between: RegExp): readonly string[] {
  return text.trim().split(between)
}
