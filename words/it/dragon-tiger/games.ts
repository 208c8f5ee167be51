export const games = { 'dragon-tiger': { name: 'Dragon Tiger', short: 'Dragon Tiger' } }

export const about = { 'dragon-tiger': 'Una carta al Drago, una alla Tigre: vince la più alta.' }

export const scene = { 'dragon-tiger': { left: 'Drago 13', right: 'Tigre 8' } }

export const winners = { dragon: 'Vince il Drago', tiger: 'Vince la Tigre' }
