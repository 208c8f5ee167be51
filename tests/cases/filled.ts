import ts from 'typescript'

/** What keeps as many elements as there are. */
const KEEPING = ['entries', 'keys', 'values', 'map', 'toSorted', 'toReversed']

/** Whether a list is surely not empty, as far as its text says. */
export function isFilled(list: ts.Expression): boolean {
  if (ts.isAsExpression(list) || ts.isParenthesizedExpression(list)) return isFilled(list.expression)
  if (ts.isArrayLiteralExpression(list))
    return list.elements.some((one) => !ts.isSpreadElement(one) || isFilled(one.expression))
  if (ts.isObjectLiteralExpression(list)) return list.properties.length > 0
  if (ts.isStringLiteralLike(list)) return list.text !== ''
  if (ts.isIdentifier(list)) return isFilledByName(list)
  if (ts.isNewExpression(list)) return list.arguments?.[0] !== undefined && isFilled(list.arguments[0])
  return ts.isCallExpression(list) && isFilledByCall(list)
}

/** By what the file sets it to; what is written in capitals and comes from elsewhere is taken for a list. */
function isFilledByName(name: ts.Identifier): boolean {
  const declared = declarationOf(name)
  if (declared === null) return /^[A-Z][A-Z\d_]+$/.test(name.text)
  return declared.initializer !== undefined && isFilled(declared.initializer)
}

function isFilledByCall({ expression, arguments: [first] }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression)) return false
  const { expression: owner, name } = expression
  if (owner.getText() === 'Object') return first !== undefined && isFilled(first)
  if (owner.getText() === 'Array') return /length: ([1-9]|[A-Z])/.test(first?.getText() ?? '')
  return KEEPING.includes(name.text) && isFilled(owner)
}

function declarationOf(name: ts.Identifier): ts.VariableDeclaration | null {
  for (let node: ts.Node = name; node.parent !== undefined; node = node.parent) {
    if (!ts.isBlock(node.parent) && !ts.isSourceFile(node.parent)) continue
    const declared = node.parent.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .find((one) => one.name.getText() === name.text)
    if (declared !== undefined) return declared
  }
  return null
}
