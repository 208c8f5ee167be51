import { createHash } from 'node:crypto'
import { type Card, DECK, type Rank, rankNumber, rankOf, SUITS, type Suit, suitOf } from '#engine/cards/card'

/** One way to write a card down, as a pattern that finds it in a text. */
export interface Writing {
  readonly how: string
  /** Where this finds nothing there is no card of this writing at all: most texts need no closer look. */
  readonly hint: RegExp
  readonly pattern: RegExp
}

const RANK_NAMES: Readonly<Record<Rank, readonly string[]>> = {
  A: ['ace', 'asso'],
  '2': ['two', 'deuce', 'due'],
  '3': ['three', 'tre'],
  '4': ['four', 'quattro'],
  '5': ['five', 'cinque'],
  '6': ['six', 'sei'],
  '7': ['seven', 'sette'],
  '8': ['eight', 'otto'],
  '9': ['nine', 'nove'],
  T: ['ten', 'dieci'],
  J: ['jack', 'fante'],
  Q: ['queen', 'donna', 'regina'],
  K: ['king', 're'],
}

const SUIT_NAMES: Readonly<Record<Suit, readonly string[]>> = {
  S: ['spades?', 'picche'],
  H: ['hearts?', 'cuori'],
  D: ['diamonds?', 'quadri', 'denari'],
  C: ['clubs?', 'fiori'],
}

const SYMBOLS: Readonly<Record<Suit, string>> = { S: '♠♤', H: '♥♡', D: '♦♢', C: '♣♧' }

/** The first of each suit's playing cards in Unicode; the knight between jack and queen is none of ours. */
const PICTURES: Readonly<Record<Suit, number>> = { S: 0x1f0a0, H: 0x1f0b0, D: 0x1f0c0, C: 0x1f0d0 }
const KNIGHT = 12

/** Not in the middle of a longer word or number. */
const FROM = '(?<![A-Za-z0-9])'
const TO = '(?![A-Za-z0-9])'
const GAP = '[\\s_-]*'
/** What a number must follow to be a card and not a count, a limit or a time. */
const CARD_WORD = '(?:card|hole|hidden|order|carta|coperta)\\w*'

/**
 * Every way in which a card could be told without anybody meaning it: as the code writes it, as people do, as a reader
 * types it, as numbers, or as a hash that anybody can make of all 52.
 */
export function writingsOf(card: Card): readonly Writing[] {
  const [rank, suit] = [rankOf(card), suitOf(card)]
  const figure = rank === 'T' ? '(?:T|10)' : rank
  const rankNames = any([figure, ...RANK_NAMES[rank]])
  const suitNames = any(SUIT_NAMES[suit])
  const symbol = `[${SYMBOLS[suit]}]\\uFE0F?`
  return [
    writing('its code', CODE, `${FROM}${figure}${suit}${TO}`),
    writing('its code in small letters', CODE, `["'=]${figure}${suit}(?=["'\\s,;&](?!\\s*:)|$)`, 'i'),
    writing('what a reader types', SCANNED, `${FROM}${card}\\d{3}[0-9A-Z]${TO}`, 'i'),
    writing('its symbol', SYMBOL, `${FROM}${rankNames}${GAP}${symbol}|${symbol}${GAP}${rankNames}${TO}`, 'i'),
    writing('its picture', PICTURE, pictureOf(card)),
    writing('its name', NAME, `${FROM}${rankNames}${GAP}(?:of|di)${GAP}${suitNames}${TO}`, 'i'),
    writing('its name, suit first', NAME, `${FROM}${suitNames}${GAP}${rankNames}${TO}`, 'i'),
    writing('rank and suit apart', APART, apart(card), 'i'),
    writing('its number', NUMBER, numbered(DECK.indexOf(card)), 'i'),
    writing('a hash of it', HASH, any(hashesOf(card))),
  ]
}

const CODE = /[A-Z0-9][SHDC]/i
const SCANNED = /[A-Z0-9][SHDC]\d{3}/i
const SYMBOL = new RegExp(`[${Object.values(SYMBOLS).join('')}]`)
const PICTURE = /[\u{1f0a0}-\u{1f0df}]/u
const NAME = new RegExp(Object.values(SUIT_NAMES).flat().join('|'), 'i')
const APART = /"(?:s|suit|seme)"\s*:|\[\s*"[^"]{1,8}"\s*,\s*"[^"]{1,8}"\s*\]|suit[=: ]/i
const NUMBER = new RegExp(`${CARD_WORD}["'\\s:=#(]{1,4}\\[?\\s*\\d`, 'i')
const HASH = /[0-9a-f]{32}/

function writing(how: string, hint: RegExp, source: string, flags = ''): Writing {
  return { how, hint, pattern: new RegExp(source, `g${flags}`) }
}

function any(sources: readonly string[]): string {
  return `(?:${sources.join('|')})`
}

function pictureOf(card: Card): string {
  const number = rankNumber(card)
  return String.fromCodePoint(PICTURES[suitOf(card)] + (number < KNIGHT ? number : number + 1))
}

/** Two fields of one object in any order, a pair, or two words of a line. */
function apart(card: Card): string {
  const [rank, suit] = [rankOf(card), suitOf(card)]
  const ranks = any([rank, ...(rank === 'T' ? ['10'] : []), String(rankNumber(card)), ...RANK_NAMES[rank]])
  const suits = any([suit, String(SUITS.indexOf(suit)), `[${SYMBOLS[suit]}]`, ...SUIT_NAMES[suit]])
  const field = (names: string, values: string) => `"(?:${names})"\\s*:\\s*(?:"${values}"|${values})\\s*[,}]`
  const ofRank = field('r|rank|value|valore', ranks)
  const ofSuit = field('s|suit|seme', suits)
  return any([
    `${ofRank}(?<=,)[^{}]*${ofSuit}`,
    `${ofSuit}(?<=,)[^{}]*${ofRank}`,
    `\\[\\s*"${ranks}"\\s*,\\s*"${suits}"\\s*\\]`,
    `\\brank[=: ]${ranks}\\b[^\\n{}]{0,20}\\bsuit[=: ]${suits}\\b`,
  ])
}

/** As a place in a new deck, alone or in a list. */
function numbered(index: number): string {
  return any([
    `${CARD_WORD}["'\\s:=#(]{1,4}${index}(?![\\d.])`,
    `${CARD_WORD}["'\\s:=#(]{1,4}\\[(?:\\s*\\d+\\s*,)*\\s*${index}\\s*[,\\]]`,
  ])
}

function hashesOf(card: Card): readonly string[] {
  return ['md5', 'sha1', 'sha256'].map((name) => createHash(name).update(card).digest('hex'))
}
