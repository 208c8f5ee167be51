import { describe, expect, it } from 'vitest'
import { type Card, DECK } from '#engine/cards/card'
import { scanCode } from '#engine/cards/scan-code'
import { cardText } from '#protocol/story/say'
import { searchFor } from '#tests/leak/cards-in'
import { kit as en } from '#words/en/kit'
import { kit as italian } from '#words/it/kit'

const base64 = (text: string) => Buffer.from(text).toString('base64')
const base64url = (text: string) => Buffer.from(text).toString('base64url')
const hex = (text: string) => Buffer.from(text).toString('hex')
const lookFor = (card: Card) => {
  const search = searchFor([card])
  return (text: string) => search(text).length > 0
}

/** The ace of spades and the ten of diamonds, in texts of all kinds. */
const TOLD: Readonly<Record<'AS' | 'TD', readonly string[]>> = {
  AS: [
    '{"type":"dealt","card":"AS","faceDown":true}',
    'dealt AS to the dealer',
    'sabot_hole{card="AS"} 1',
    '{"hole":"as"}',
    'hole=as',
    'card_AS',
    '{"code":"AS031K"}',
    '{"code":"as031k"}',
    '{"text":"The hole card is A♠."}',
    'A ♠',
    '♠A',
    'A♤',
    '{"text":"A\\u2660"}',
    'A%E2%99%A0',
    'A&spades;',
    'A&#9824;',
    'A&#x2660;',
    '🂡',
    'the Ace of Spades',
    'ace-of-spades.svg',
    'Asso di picche',
    'spades ace',
    '{"rank":"A","suit":"S"}',
    '{"suit":"spades","x":[],"deck":1,"rank":"ace"}',
    '{"suit":0,"rank":1}',
    '{"r":"A","s":"♠"}',
    '["A","S"]',
    'level=trace rank=A suit=S',
    '{"card":0}',
    '{"nextCards":[17,0,5]}',
    'hole card #0',
    `{"proof":"${base64('AS')}"}`,
    `{"proof":"${base64url('AS')}"}`,
    `cursor=${base64('{"hole":"AS"}')}`,
    `{"trace":"${hex('AS')}"}`,
    `{"trace":"${hex(base64('the hole is AS'))}"}`,
    `{"trace":"${base64(hex('AS'))}"}`,
    '{"err":"{\\"rank\\":\\"A\\",\\"suit\\":\\"S\\"}"}',
    '{"hash":"a2c29192484301fa800100e16e494acf"}',
  ],
  TD: [
    '"TD"',
    '10D',
    '"10d"',
    '10♦',
    'T♦',
    'ten of diamonds',
    '10 of diamonds',
    'dieci di quadri',
    'TD999V',
    '🃊',
  ],
}

/** What a house says all day, of no card at all. */
const INNOCENT: readonly string[] = [
  'Players are as welcome as guests; ad ogni tavolo, TO DO: THE CLASS',
  '{"as":"supervisor","card":null,"cards":2,"index":0,"cash":4153,"paid":5444}',
  'table-1-20260115-120000-53',
  'the 10 decks; 2 seats; K; "A"; rank A; {"rank":"A"} {"suit":"S"}',
  '{"rank":"2","suit":"S"} {"rank":"A","suit":"H"} ["A","H"]',
  'p_asasasasasasasas  Ospite 1010',
  'as-AS_xD5kT0w9sQmVbYc3rPq1LzHnJfGtUeWiBoAA1',
  'a3f04153b7c2e1d04153a3f04153b7c2e1d04153a3f04153b7c2e1d04153a3f0',
  'A spade is a spade; aces and spades; ten diamonds-mines? ♠ ♦',
  '{"cardsSince":1798971300000,"dealt":0,"shoe":0,"hole":null,"faceDown":0.5}',
]

describe('a card in any writing', () => {
  for (const card of ['AS', 'TD'] as const) {
    it.each(TOLD[card])(`is found: %s`, (text) => {
      expect(searchFor([card])(text).map((found) => found.card)).toContain(card)
    })
  }

  it('is no other card, whatever of the 52 it is', () => {
    for (const card of DECK) {
      const texts = [
        `"${card}"`,
        cardText(card),
        scanCode({ card, deck: 31 }),
        `{"rank":"${card[0]}","suit":"${card[1]}"}`,
        `{"card":${DECK.indexOf(card)}}`,
        `"${base64(card)}"`,
        ...[italian, en].map(({ cards }) => {
          const [rank, suit] = [card[0] as keyof typeof cards.ranks, card[1] as keyof typeof cards.suits]
          return cards.name(cards.ranks[rank], cards.suits[suit])
        }),
      ]
      for (const text of texts) {
        const found = searchFor(DECK)(text)
        expect({ text, cards: [...new Set(found.map((one) => one.card))] }).toEqual({ text, cards: [card] })
      }
    }
  })

  it('is not seen where there is none', () => {
    for (const text of INNOCENT) {
      expect({ text, isFound: lookFor('AS')(text) || lookFor('TD')(text) }).toEqual({ text, isFound: false })
    }
  })

  it('says which one it is, how it was written, and where', () => {
    expect(searchFor(['9C', 'AS'])('… the hole is A♠, he said')).toEqual([
      { card: 'AS', how: 'its symbol', near: '… the hole is A♠, he said' },
    ])
  })
})
