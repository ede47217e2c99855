import { hostileTexts, longestName } from '@fs/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { buildCandidate, harborline, kerbline, quays, recognizeLine } from '../../testing/recognizeLine.ts';
import type { Recognition } from './useBulkAdd.ts';
import { WatchlistBulkAdd } from './WatchlistBulkAdd.tsx';

const answer = fn(
  async (lines: readonly string[]): Promise<Recognition> => ({ ok: true, data: { lines: lines.map(recognizeLine) } }),
);

const meta = {
  title: 'Research/WatchlistBulkAdd',
  component: WatchlistBulkAdd,
  args: {
    presentIds: [kerbline.id],
    quota: 500,
    onRecognize: answer,
    onAdd: fn(),
    onUndo: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof WatchlistBulkAdd>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const mixed = ['Harborline', 'quay', 'Harbrline', 'kerbline.example', 'HARBORLINE', 'https://harborline.example/about'];

async function paste(canvas: Canvas, lines: readonly string[]) {
  await userEvent.click(canvas.getByRole('textbox', { name: 'Companies' }));
  await userEvent.paste(lines.join('\n'));
}

async function find(canvas: Canvas, lines: readonly string[]) {
  await paste(canvas, lines);
  await userEvent.click(canvas.getByRole('button', { name: 'Find companies' }));
  await canvas.findByRole('button', { name: 'Back' });
}

const rowsOf = (canvas: Canvas, group: string) =>
  within(canvas.getByRole('list', { name: group })).getAllByRole('listitem');

async function drop(canvasElement: HTMLElement, name: string, content: BlobPart) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no place for a file');
  await userEvent.upload(input, new File([content], name, { type: 'text/csv' }));
}

export const Entry: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Companies' })).toHaveAccessibleDescription(
      'Names, domains, or URLs, one per line.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add one at a time' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const NothingEntered: Story = {
  play: async ({ canvas, args }) => {
    await paste(canvas, [' ', '']);
    await userEvent.click(canvas.getByRole('button', { name: 'Find companies' }));
    await expect(await canvas.findByText('Enter a company, or choose a file.')).toBeVisible();
    await expect(args.onRecognize).not.toHaveBeenCalled();
  },
};

export const TooMuch: Story = {
  play: async ({ canvas }) => {
    await paste(canvas, [' '.repeat(1_000_001)]);
    await expect(
      await canvas.findByText('That’s 1,000,001 characters. The limit is 1,000,000 at a time.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Find companies' })).toBeDisabled();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Companies' }));
    await expect(canvas.getByRole('button', { name: 'Find companies' })).toBeEnabled();
  },
};

const forever = new Promise<Recognition>(() => undefined);

export const Looking: Story = {
  args: { onRecognize: fn((_: readonly string[]) => forever) },
  play: async ({ canvas, args }) => {
    await paste(canvas, mixed);
    await userEvent.click(canvas.getByRole('button', { name: 'Find companies' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Find companies/ }));
    await expect(args.onRecognize).toHaveBeenCalledOnce();
  },
};

export const NotLooked: Story = {
  tags: ['dark'],
  args: {
    onRecognize: fn(
      async (_: readonly string[]): Promise<Recognition> => ({ ok: false, error: 'Failed to search for companies.' }),
    ),
  },
  play: async ({ canvas }) => {
    await paste(canvas, mixed);
    await userEvent.click(canvas.getByRole('button', { name: 'Find companies' }));
    await expect(await canvas.findByText(/Failed to search for companies\. Nothing was lost/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Companies' })).toHaveValue(mixed.join('\n'));
  },
};

export const Review: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  play: async ({ canvas, args }) => {
    await find(canvas, [...mixed, '<script>alert(1)</script>']);
    await expect(
      canvas.getByText('1 ready · 1 to review · 1 not found · 1 unreadable · 1 already on the list · 2 duplicates'),
    ).toBeVisible();
    await expect(rowsOf(canvas, 'Matched')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: /Match for quay/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Quay & Sons/ }));
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Match for Harbrline' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Match for Harbrline' }), 'Nobody{Enter}');
    await expect(await canvas.findByText(/^Still no match/)).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Match for Harbrline' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Match for Harbrline' }), 'Depotwise');
    await userEvent.click(canvas.getByRole('button', { name: 'Search again: Harbrline' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Skip Harbrline' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Skip <script>alert(1)</script>' }));
    await expect(canvas.getByRole('button', { name: 'Include <script>alert(1)</script>' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Add 3 companies' }));
    await expect(args.onAdd).toHaveBeenCalledWith([harborline, quays[1], buildCandidate('Depotwise')]);
    await expect(await canvas.findByText('3 companies were added.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await canvas.findByRole('button', { name: 'Add 3 companies' });
  },
};

const hostile = [
  ...Object.values(hostileTexts).filter((text) => text.trim() !== '' && !text.includes('\n')),
  'x'.repeat(10_000),
  'Harbor\u0007line',
];
const hostileLines = Array.from({ length: 500 }, (_, index) => `${hostile[index % hostile.length]} ${index}`);

export const Hostile: Story = {
  play: async ({ canvas, args }) => {
    await find(canvas, [...hostileLines, 'Harborline']);
    const summary = canvas.getByText(/^1 ready · /).textContent ?? '';
    const counts = [...summary.matchAll(/\d+/g)].map(([count]) => Number(count));
    await expect(counts.reduce((sum, count) => sum + count)).toBe(501);
    await expect(rowsOf(canvas, 'Unreadable').length).toBeGreaterThan(3);
    await expect(canvas.getAllByText(/Too long to be a name/)[0]).toBeVisible();
    await expect(canvas.getAllByText(/Contains code, not a name/)[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add 1 company' }));
    await expect(args.onAdd).toHaveBeenCalledWith([harborline]);
    await expect(await canvas.findByText(/^500 lines didn’t match a company/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText(/^1 ready · /)).toBeVisible();
  },
};

export const Enormous: Story = {
  args: { quota: 10_000 },
  play: async ({ canvas }) => {
    await find(
      canvas,
      Array.from({ length: 3000 }, (_, index) => `Company ${index}`),
    );
    await expect(canvas.getByText(/^We read 1,000 lines at a time\. The other 2,000 are kept/)).toBeVisible();
    await expect(rowsOf(canvas, 'Matched')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 20 more' }));
    await expect(rowsOf(canvas, 'Matched')).toHaveLength(40);
    await userEvent.click(canvas.getByRole('button', { name: 'Add 1,000 companies' }));
    await expect(await canvas.findByText('2,000 lines left to process.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add more' }));
    const box = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: 'Companies' });
    await expect(box.value.split('\n')).toHaveLength(2000);
  },
};

export const NoRoom: Story = {
  args: { quota: 2 },
  play: async ({ canvas }) => {
    await find(canvas, ['Company A', 'Company B', 'Company C']);
    await expect(canvas.getByText('The list has room for 2 more. 1 company won’t be added.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add 2 companies' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add more' }));
    await expect(await canvas.findByRole('textbox', { name: 'Companies' })).toHaveValue('Company C');
    await find(canvas, ['', 'Company D', 'Company E']);
    await userEvent.click(canvas.getByRole('button', { name: 'Add 2 companies' }));
    await expect(await canvas.findByText('1 line not added. The list is full.')).toBeVisible();
  },
};

export const CsvFile: Story = {
  tags: ['dark', 'narrow'],
  play: async ({ canvas, canvasElement, args }) => {
    await drop(
      canvasElement,
      'accounts.csv',
      'Nr;Firma;Domain\n1;"Harborline, Inc.";harborline.example\n2;Kerbline;\n',
    );
    const column = await canvas.findByRole('button', { name: /Company column/ });
    await expect(column).toHaveTextContent('Domain');
    await expect(canvas.getByText('2 rows')).toBeVisible();
    await userEvent.click(column);
    await userEvent.click(await screen.findByRole('option', { name: /^Firma/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Find companies' }));
    await canvas.findByRole('button', { name: 'Add 1 company' });
    await expect(args.onRecognize).toHaveBeenCalledWith(['Harborline, Inc.', 'Kerbline']);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByText('accounts.csv')).toBeVisible();
  },
};

export const NoTextFile: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drop(canvasElement, 'book.csv', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 8, 0]));
    await expect(await canvas.findByText(/^This isn’t a text file/)).toBeVisible();
  },
};

export const OpenQuote: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drop(canvasElement, 'broken.csv', 'Harborline\n"Kerbline\nDepotwise\n');
    await expect(await canvas.findByText(/^A quotation mark in this file is never closed/)).toBeVisible();
  },
};

export const Added: Story = {
  tags: ['dark', 'narrow'],
  play: async ({ canvas, args }) => {
    await find(canvas, ['Harborline', 'Depotwise', 'Nobody', 'quay']);
    await userEvent.click(canvas.getByRole('button', { name: 'Add 2 companies' }));
    await expect(args.onAdd).toHaveBeenCalledWith([harborline, expect.objectContaining({ name: 'Depotwise' })]);
    await expect(await canvas.findByText(/^2 lines didn’t match a company/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await userEvent.click(await canvas.findByRole('button', { name: 'Add 2 companies' }));
    await expect(await canvas.findByText('2 companies were added.')).toBeVisible();
  },
};

export const KeyboardOnly: Story = {
  play: async ({ canvas, args }) => {
    const reach = async (element: HTMLElement) => {
      for (let presses = 0; presses < 30 && document.activeElement !== element; presses += 1) await userEvent.tab();
      await expect(element).toHaveFocus();
    };
    await reach(canvas.getByRole('textbox', { name: 'Companies' }));
    await userEvent.keyboard('Harborline{Enter}quay');
    await reach(canvas.getByRole('button', { name: 'Find companies' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Paste or import companies' })).toHaveFocus());
    await reach(canvas.getByRole('button', { name: /Match for quay/ }));
    await userEvent.keyboard('{ArrowRight}');
    await reach(canvas.getByRole('button', { name: 'Add 2 companies' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Paste or import companies' })).toHaveFocus());
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  tags: ['narrow'],
  args: {
    onRecognize: fn(
      async (lines: readonly string[]): Promise<Recognition> => ({
        ok: true,
        data: {
          lines: lines.map((line, index) => ({
            line,
            match: index === 0 ? 'certain' : 'none',
            candidates: index === 0 ? [buildCandidate(longestName)] : [],
            duplicateOf: null,
            isOnList: false,
          })),
        },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await find(canvas, [longestName, `${longestName}2`, 'x'.repeat(10_000)]);
    await expect(canvas.getByText('1 ready · 1 not found · 1 unreadable')).toBeVisible();
  },
};
