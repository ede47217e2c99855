import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 5, pageCount: 20, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

const places: readonly Partial<PaginationProps>[] = [
  { page: 1, pageCount: 1 },
  { page: 2, pageCount: 5 },
  { page: 1 },
  { page: 10 },
  { page: 20 },
  { page: 512, pageCount: 1024 },
  { isDisabled: true },
];

/** At the start, in the middle, and at the end, with few pages, with many, and disabled. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => (
    <Stack>
      {places.map((place) => (
        <Pagination key={JSON.stringify(place)} aria-label={JSON.stringify(place)} {...args} {...place} />
      ))}
    </Stack>
  ),
};

function Turning(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  return (
    <Pagination
      {...props}
      page={page}
      onPageChange={(next) => {
        setPage(next);
        props.onPageChange(next);
      }}
    />
  );
}

/** The arrow keeps focus while the user changes pages, at the end too, and the page is announced. */
export const Turned: Story = {
  args: { page: 18 },
  render: (args) => <Turning {...args} />,
  play: async ({ args, canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    await expect(args.onPageChange).toHaveBeenLastCalledWith(19);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 20 of 20');
    await expect(next).toHaveFocus();
    // The browser presses a button again while Enter is held, unless the key is prevented.
    await expect(fireEvent.keyDown(next, { key: 'Enter', repeat: true })).toBe(false);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }));
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: 'Page 20' })).not.toHaveAttribute('aria-current');
  },
};
