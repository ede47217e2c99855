import { concatAST, type DocumentNode, print, separateOperations, stripIgnoredCharacters } from 'graphql';

const head = `/** An operation as text that knows what it takes and gives. Text, because a parsed document is four times as large. */
export type TypedDocument<Data, Variables> = string & DocumentTypeDecoration<Data, Variables>;
`;

/** A codegen plugin: writes each operation with only the fragments that it uses, without whitespace. */
export function typedDocuments(documents: readonly DocumentNode[]): { prepend: string[]; content: string } {
  const operations = Object.entries(separateOperations(concatAST(documents)));
  return {
    prepend: [`import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';`],
    content: [head, ...operations.map(([name, document]) => typedDocument(name, document))].join('\n'),
  };
}

function typedDocument(name: string, document: DocumentNode): string {
  const kind = document.definitions.find((definition) => definition.kind === 'OperationDefinition')?.operation;
  if (name === '' || kind === undefined) throw new Error('Every operation needs a name: its types are called after it');
  const types = `${name}${kind[0]?.toUpperCase()}${kind.slice(1)}`;
  const text = stripIgnoredCharacters(print(document));
  return `export const ${name}Document = ${JSON.stringify(text)} as TypedDocument<${types}, ${types}Variables>;\n`;
}
