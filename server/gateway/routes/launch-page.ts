/** For whoever comes with a link that was used or is too old. It needs no script and no style. */
export const LATE_PAGE = `<!doctype html>
<html lang="it">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sabot</title></head>
<body>
<h1>Questo link non vale più</h1>
<p>È già stato usato, oppure è passato più di un minuto. Torna al tuo casinò e apri di nuovo il gioco.</p>
<h1 lang="en">This link is no longer good</h1>
<p lang="en">It was used already, or more than a minute has passed. Go back to your casino and open the game again.</p>
</body>
</html>
`
