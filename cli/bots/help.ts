export const BOTS_HELP = `sabot bots --players N [options]

Test players: each becomes a guest of a running server, sits down and plays, over the same protocol as everybody
else, until Ctrl-C. They are spread over all tables; every third plays at three tables at once. One that has lost
all its money makes room for a new guest.

  --players N       how many
  --server URL      the server; http://127.0.0.1:4750 if left out
  --tables ID,ID    only at these tables
  --play best       by the strategy charts, with side bets, bets behind and second thoughts now and then
  --play random     anything that the rules allow, and some things that they do not
  --immediate       without a person's time to think
  --seconds S       stop after so many seconds
  --seed HEX        1 to 64 hexadecimal digits: what the bots choose. Cards and the other players' speed are not theirs
  --quiet           nothing before the end
  --json            the end as JSON; money in cents
  -h, --help        print this

A server lets one address make some guests a minute and open some sockets (SABOT_GUESTS_PER_MINUTE,
SABOT_SOCKETS_PER_ADDRESS): more bots than that come in slowly, or not at all. They say why while they wait.

Exit code: 0, or 1 if the server or a table is not there, or 2 if the command cannot be understood.

Try:
  sabot bots --players 24
  sabot bots --players 200 --play random --seconds 60 --json
`
