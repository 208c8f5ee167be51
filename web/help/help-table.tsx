import { classes } from '#ui/kit/classes'
import { Scroller } from '#ui/kit/scroller'
import css from '#web/help/help.module.css'
import type { HelpTable as Given } from '#web/help/page'

/** So many columns stand close. */
const MANY = 4

interface Props {
  readonly table: Given
  readonly label: string
}

/** A table of a help page; groups have a line of their own. */
export function HelpTable({ table: { head, groups }, label }: Props) {
  return (
    <Scroller className={css.scroll} role="group" aria-label={label}>
      <table className={classes(css.table, head.length > MANY && css.dense)}>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name, rows }) => (
          <tbody key={name}>
            {name !== null && (
              <tr className={css.group}>
                <th scope="rowgroup" colSpan={head.length}>
                  {name}
                </th>
              </tr>
            )}
            {rows.map(([title = '', ...cells]) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                {cells.map((cell, index) => (
                  <td key={head[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Scroller>
  )
}
