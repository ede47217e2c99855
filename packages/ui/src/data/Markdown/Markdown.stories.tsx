import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { hardTexts } from '../../testing/hardTexts.ts';
import { Markdown } from './Markdown.tsx';

const article = `# Berths that know what is coming

Harborline **forecasts arrivals** for *mid-sized* ports, with ~~no~~ little hardware. Read [its page](/companies/harborline) or [the report][report].

## What it found

> Waiting at anchor fell by a third in the first season.

1. Ask the carriers
2. Measure the tide
   - at the mouth
   - at the berth

- [x] Seattle
- [ ] Rotterdam

| Port | Calls a year | Growth |
|:-----|------:|:-----:|
| Seattle | 1,284 | up |
| Rotterdam | 29,120 | same |

#### How to ask

Search for \`founded:2014\` and read the answer.[^1]

\`\`\`json
{ "name": "Harborline" }
\`\`\`

---

Write to press@harborline.example.

[report]: https://www.harborline.example/report
[^1]: The year is that of the first registration.
`;

const meta = {
  title: 'Components/Markdown',
  component: Markdown,
  args: { source: article },
  // Loads the parser before the story, so that no test waits for the network.
  beforeEach: async () => {
    await import('./MarkdownContent.tsx');
  },
} satisfies Meta<typeof Markdown>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every supported element. */
export const Article: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: /Berths/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'What it found' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 4, name: 'How to ask' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'its page' })).toHaveAttribute('href', '/companies/harborline');
    const report = canvas.getByRole('link', { name: 'the report (opens in a new tab)' });
    await expect(report).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByRole('columnheader', { name: 'Calls a year' })).toBeVisible();
    await expect(canvas.getByText('Seattle', { selector: 'p' }).closest('li')).toHaveTextContent('Done: Seattle');
    await expect(canvas.getByRole('link', { name: 'press@harborline.example' })).toHaveAttribute(
      'href',
      'mailto:press@harborline.example',
    );
  },
};

/** Links lead to the footnote and back. */
export const Footnote: Story = {
  args: { source: 'Founded in 2014.[^year]\n\n[^year]: The year of the *first* registration.', size: 'ui' },
  play: async ({ canvas }) => {
    const reference = await canvas.findByRole('link', { name: 'Footnote 1' });
    const note = canvas.getByRole('listitem');
    await expect(reference.getAttribute('href')).toBe(`#${note.id}`);
    await expect(note).toHaveTextContent('The year of the first registration.');
    const back = canvas.getByRole('link', { name: 'Back to the text' });
    await expect(back.getAttribute('href')).toBe(`#${reference.closest('sup')?.id}`);
  },
};

const hostile = `<script>globalThis.wasObeyed = true</script>

<img src=x onerror="globalThis.wasObeyed = true">

[press me](javascript:alert(1)) [and me](data:text/html,<b>) ![a picture](javascript:alert(2))

${'> '.repeat(300)}deep
`;

/** HTML in untrusted content renders as text, and an address that could run a script isn’t a link. */
export const Hostile: Story = {
  args: { source: hostile },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText(/globalThis.wasObeyed = true<\/script>/)).toBeVisible());
    await expect(canvas.getByText(/press me/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('script, img')).toBeNull();
    await expect('wasObeyed' in globalThis).toBe(false);
    await expect(canvasElement).toHaveTextContent(/deep/);
  },
};

/** The keyboard can scroll a wide table and long code. */
export const Wide: Story = {
  tags: ['narrow'],
  args: {
    source: `| ${Array.from({ length: 12 }, (_, index) => `Column ${index}`).join(' | ')} |\n|${'---|'.repeat(12)}\n|${' cell |'.repeat(12)}\n`,
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('region', { name: 'Table' });
    await userEvent.tab();
    await expect(table).toHaveFocus();
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: { source: `## ${hardTexts.unbreakable}\n\n${Object.values(hardTexts).join('\n\n')}\n\n- ${hardTexts.arabic}` },
  play: async ({ canvas }) => {
    const arabic = await canvas.findAllByText(hardTexts.arabic);
    await expect(arabic[0]).toHaveAttribute('dir', 'auto');
  },
};
