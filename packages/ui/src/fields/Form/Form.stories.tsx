import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { fewOptions } from '../../testing/fewOptions.ts';
import { hardTexts } from '../../testing/hardTexts.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';

const send = (
  <Stack key="send" direction="row">
    <Button type="submit" tone="accent">
      Send
    </Button>
  </Stack>
);

const meta = {
  title: 'Components/Form',
  component: Form,
  args: {
    'aria-label': 'Suggest a company',
    onSubmit: fn(),
    children: [
      <TextField key="name" label="Company" name="name" />,
      <TextField key="email" label="Your email" name="email" type="email" description="We write back to it." />,
      send,
    ],
  },
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

const taken = { email: 'Someone else uses this address.', name: 'We list this company already.' };

const states: Record<string, Partial<FormProps>> = {
  Untouched: {},
  'Errors of fields': { errors: taken },
  'Error of the whole': { error: 'The suggestion could not be saved. Try again in a minute.' },
  'Of the whole and of fields': { error: 'The suggestion could not be saved.', errors: { email: taken.email } },
  'Of what is not in it': { errors: { quota: 'You have suggested ten companies today. Come back tomorrow.' } },
  'On its way': { isSubmitting: true },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['matrix', 'dark', 'rtl', 'narrow'],
  render: (args) => (
    <Stack gap="16">
      {Object.entries(states).map(([name, state]) => (
        <Form key={name} {...args} {...state} aria-label={name} />
      ))}
    </Stack>
  ),
};

/** Enter in a field and the button submit the values. */
export const Sent: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company' }), 'Harborline');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your email' }), 'ada@harborline.example{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    const [data] = args.onSubmit.mock.lastCall ?? [];
    await expect(Object.fromEntries(data ?? [])).toEqual({ name: 'Harborline', email: 'ada@harborline.example' });
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

/** A double-click on the button submits the values once. */
export const SentOnce: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

/** Each change is reported with all values. */
export const Written: Story = {
  args: { onInput: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company' }), 'Harbor');
    const [data] = (args.onInput as ReturnType<typeof fn>).mock.lastCall ?? [];
    await expect(Object.fromEntries(data)).toEqual({ name: 'Harbor', email: '' });
  },
};

/** In a text of several lines, Enter begins a new one, and Control or Command with Enter submits. */
export const SentFromTextArea: Story = {
  args: { children: [<TextArea key="note" label="Note" name="note" />, send] },
  play: async ({ args, canvas }) => {
    const note = canvas.getByRole('textbox', { name: 'Note' });
    await userEvent.type(note, 'Met them{Enter}in Leipzig');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(note, '{Control>}{Enter}{/Control}');
    await userEvent.type(note, '{Meta>}{Enter}{/Meta}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    const [data] = args.onSubmit.mock.lastCall ?? [];
    await expect(data?.get('note')).toBe('Met them\nin Leipzig');
  },
};

function Refused(props: FormProps) {
  const [errors, setErrors] = useState(props.errors);
  const refuse = (data: FormData) => {
    props.onSubmit(data);
    setErrors({ ...taken });
  };
  return <Form {...props} errors={errors} onSubmit={refuse} />;
}

/** The summary takes the focus, leads to the fields in their order, and loses what the user has changed. */
export const RefusedByTheServer: Story = {
  tags: ['dark', 'narrow'],
  render: (args) => <Refused {...args} />,
  play: async ({ args, canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Your email' });
    await userEvent.type(email, 'ada@harborline.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const summary = await canvas.findByRole('group', { name: /^Check 2 fields/ });
    await expect(summary).toHaveFocus();
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Company: We list this company already.',
      'Your email: Someone else uses this address.',
    ]);
    await expect(email).toHaveAccessibleDescription('We write back to it. Someone else uses this address.');

    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(email).toHaveFocus();
    await expect(email).toBeInvalid();
    await userEvent.type(email, 'x');
    await expect(email).not.toBeInvalid();
    await expect(summary).toHaveAccessibleName(/^Check 1 field /);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company' }), 'x');
    await expect(summary).not.toBeInTheDocument();

    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(canvas.getByRole('group')).toHaveFocus());
  },
};

/** What fields know of themselves is said in our words, all at once, and nothing is sent. */
export const ChecksItsFields: Story = {
  tags: ['dark'],
  args: {
    validate: (data) => ({ name: data.get('name') === '' ? 'Please input the name!' : undefined }),
    children: [
      <TextField key="name" label="Company" name="name" isRequired />,
      <TextField key="email" label="Your email" name="email" type="email" defaultValue="ada@" />,
      <Select key="market" label="Market" name="market" options={fewOptions} isRequired />,
      <RadioGroup
        key="kind"
        label="You are"
        name="kind"
        isRequired
        options={[
          { id: 'founder', label: 'A founder' },
          { id: 'user', label: 'A user' },
        ]}
      />,
      <Checkbox key="terms" label="I may speak for the company" name="terms" value="yes" isRequired />,
      <TextField key="note" label="Reference" name="note" isRequired isDisabled />,
      send,
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('group', { name: /^Check 5 fields/ })).toHaveFocus();
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Company: Please input the name!',
      'Your email: Enter an email address such as name@company.com.',
      'Market: This field is required.',
      'You are: This field is required.',
      'I may speak for the company: This field is required.',
    ]);
    const targets = [
      canvas.getByRole('textbox', { name: 'Company' }),
      canvas.getByRole('textbox', { name: 'Your email' }),
      canvas.getByRole('button', { name: /Market/ }),
      canvas.getByRole('radio', { name: 'A founder' }),
      canvas.getByRole('checkbox', { name: /^I may speak/ }),
    ];
    for (const [index, link] of links.entries()) {
      await userEvent.click(link);
      await expect(targets[index]).toHaveFocus();
    }
  },
};

/** It takes no second try, keeps the focus, and says that it is on its way. */
export const OnItsWay: Story = {
  args: { isSubmitting: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('form')).toHaveAttribute('aria-busy', 'true');
    const button = canvas.getByRole('button', { name: 'Send' });
    await expect(button).toContainElement(canvas.getByRole('progressbar', { name: 'In progress' }));
    await userEvent.click(button);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company' }), 'x{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const HardWords: Story = {
  tags: ['narrow'],
  args: {
    error: hardTexts.unbreakable,
    errors: { name: hardTexts.unbreakable, email: hardTexts.long },
    children: [
      <TextField key="name" label={hardTexts.unbreakable} name="name" />,
      <TextField key="email" label={hardTexts.mixed} name="email" />,
      send,
    ],
  },
};
