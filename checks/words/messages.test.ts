import { type JSXAttributeValue, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { sources } from '../repository.ts';
import { lineOf, syntaxOf } from '../syntax.ts';

// What assistive technology reads out or a browser shows, and our own props that end up there.
const spoken =
  /^(aria-(label|description|roledescription|placeholder|valuetext)|title|alt|placeholder|label|description|message)$/;
const hasLetters = /\p{L}/u;

function literal(value: JSXAttributeValue | null): string {
  if (value?.type === 'Literal') return String(value.value);
  const inside = value?.type === 'JSXExpressionContainer' ? value.expression : undefined;
  return inside?.type === 'Literal' && typeof inside.value === 'string' ? inside.value : '';
}

test('keeps every visible text of a component in its *.messages.ts', () => {
  const checked = sources.filter((path) => /^packages\/(ui|\w+-widgets)\/src\/.*(?<!\.stories)\.tsx$/.test(path));
  let elements = 0;
  const inline: string[] = [];
  for (const path of checked) {
    const note = (start: number, text: string) => {
      if (hasLetters.test(text))
        inline.push(`${path}:${lineOf(path, start)} says «${text.trim()}»: move it to the messages`);
    };
    new Visitor({
      JSXOpeningElement() {
        elements += 1;
      },
      JSXText({ start, value }) {
        note(start, value);
      },
      JSXAttribute({ start, name, value }) {
        if (name.type === 'JSXIdentifier' && spoken.test(name.name)) note(start, literal(value));
      },
    }).visit(syntaxOf(path).program);
  }
  expect(inline).toEqual([]);
  expect(elements).toBeGreaterThan(60);
});
