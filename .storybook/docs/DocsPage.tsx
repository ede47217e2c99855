import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { MDXProvider } from '@storybook/addon-docs/mdx-react-shim';
import type { Usage } from '../../packages/ui/src/testing/usage.ts';
import { StoryInView } from './StoryInView.tsx';

/** Blocks that replace Storybook's own inside of its block `Stories`. */
const blocks = { DocsStory: StoryInView };

/** Documentation page of a component: purpose, usage, keyboard, props and stories. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { keys = [], dos = [], donts = [] }: Usage = preparedMeta.parameters.usage ?? {};
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Advice title="Do" lines={dos} />
      <Advice title="Don’t" lines={donts} />
      <Primary />
      <Controls />
      {keys.length > 0 && <KeyTable keys={keys} />}
      <MDXProvider components={blocks}>
        <Stories />
      </MDXProvider>
    </>
  );
}

function Advice({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function KeyTable({ keys }: { keys: NonNullable<Usage['keys']> }) {
  return (
    <>
      <h2>Keyboard</h2>
      <table>
        <thead>
          <tr>
            <th>Key</th>
            <th>What it does</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(([key, does]) => (
            <tr key={key}>
              <td>
                <kbd>{key}</kbd>
              </td>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
