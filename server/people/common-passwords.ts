/**
 * What is tried first, of those that are long enough to be passwords here; a word stands for itself with digits or
 * signs behind it too.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password passwords passw0rd p@ssword p@ssw0rd password1 password12 password123 password1234 passwordpassword
  mypassword thepassword newpassword changeme changemenow changeit letmein letmeinnow letmein123 welcome welcomehome
  welcome1 welcome123 iloveyou iloveyou1 iloveyou2 iloveyouso ihateyou loveyou lovelove qwerty qwertyui qwertyuiop
  qwertyuiop123 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertz qwertzuiop azerty azertyuiop asdfgh asdfghjk
  asdfghjkl asdfasdf asdfasdfasdf zxcvbnm zxcvbnm123 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc
  1qazxsw2 zaq12wsx zaq1xsw2 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 a1b2c3d4 a1b2c3d4e5 abc123 abcd1234 abcde12345
  abcdef123456 abc123456 abc1234567 abc123456789 123456abc 123456789a 1234567890a 123456qwerty 123qweasd 123qweasdzxc
  qweasdzxc qwe123qwe qweqweqwe 12345qwert 12345abcde 1234567891 1234567899 0123456789 0987654321 1029384756
  147258369 1472583690 123123123 1231231231 123321123321 1212121212 1122334455 112233445566 1234512345 1234554321
  12345678910 123456789012 1234567890 123456123456 9876543210 987654321 111222333 1112223334 010203040506
  superman batman spiderman pokemon starwars minecraft football baseball basketball softball hockey soccer
  dragon dragonball monkey princess sunshine shadow master michael jordan jessica jennifer ashley charlie
  computer internet whatever trustno1 trustnoone superstar sweetheart butterfly liverpool chelsea arsenal barcelona
  realmadrid manchester juventus juventus1897 forzajuve forzainter forzamilan forzaroma forzanapoli inter milan roma
  napoli fiorentina campione campioni francesco alessandro alessandra andrea giuseppe antonio giovanni stefania
  valentina federica francesca martina chiara giulia matteo lorenzo leonardo riccardo simone davide marco paolo
  ciaociao ciaociaociao ciaomondo amoremio amore amore123 tiamo tiamotanto tiamo123 tiamoamore vitamia tesoro
  tesoromio cucciolo principessa stellina stella farfalla mammamia mamma babbo passwordd parola parolachiave
  parolasegreta segreto segretissimo benvenuto benvenuti buongiorno buonasera administrator administrator1 adminadmin
  admin123456 rootroot rootrootroot testtest testtesttest test123456 testpassword demo demodemo guestguest default
  defaultpassword secret secretsecret topsecret secretpassword supersecret mysecret godblessyou jesuschrist blessed
  hellohello helloworld hello123456 holamundo google facebook instagram whatsapp youtube linkedin samsung
  blackjack blackjack21 baccarat baccarat99 casino casino777 casinoroyale jackpot jackpot777 roulette pokerface
  pokerstars fullhouse royalflush luckyseven lucky777 777777777 sabot sabotsabot croupier fortuna buonafortuna
  correcthorsebatterystaple correct horse battery staple`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
