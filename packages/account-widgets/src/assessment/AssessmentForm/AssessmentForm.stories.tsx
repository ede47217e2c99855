import { type AssessmentAnswer, assessmentQuestions } from '@fs/api-contract';
import { createShortcuts, ShortcutProvider } from '@fs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { type AssessmentAnswers, AssessmentForm } from './AssessmentForm.tsx';

const all = Object.fromEntries(
  assessmentQuestions.map(({ id }): [string, AssessmentAnswer] => [id, 3]),
) as AssessmentAnswers;

const meta = {
  title: 'Account/AssessmentForm',
  component: AssessmentForm,
  args: { answers: {}, onAnswer: fn(), step: 0, onStepChange: fn(), onSubmit: fn() },
  render: function Render(args) {
    const [answers, setAnswers] = useState(args.answers);
    const [step, setStep] = useState(args.step);
    const [shortcuts] = useState(() => createShortcuts());
    return (
      <ShortcutProvider shortcuts={shortcuts}>
        <AssessmentForm
          {...args}
          answers={answers}
          onAnswer={(given) => {
            args.onAnswer(given);
            setAnswers((before) => ({ ...before, [given.question]: given.answer }));
          }}
          step={step}
          onStepChange={(next) => {
            args.onStepChange(next);
            setStep(next);
          }}
        />
      </ShortcutProvider>
    );
  },
} satisfies Meta<typeof AssessmentForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = {
  tags: ['dark', 'rtl', 'narrow'],
  parameters: { requirements: ['XASSESS-004'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: /^We have asked at least ten users/ })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
    await userEvent.keyboard('4');
    await expect(args.onAnswer).toHaveBeenCalledWith({ question: 'product-problem', answer: 4 });
    await expect(await canvas.findByRole('radiogroup', { name: /^We know what users do/ })).toBeVisible();
    await userEvent.keyboard('1');
    await expect(args.onAnswer).toHaveBeenCalledWith({ question: 'product-use', answer: 1 });
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('radio', { name: '4 · Mostly' })).toBeChecked();
  },
};

export const Answered: Story = {
  args: { answers: all, step: 4 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: '3 · Partly' })).toBeChecked();
    await expect(canvas.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuetext', '5 of 10');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onStepChange).toHaveBeenLastCalledWith(5);
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('radio', { name: '3 · Partly' })).toBeChecked();
  },
};

export const Missing: Story = {
  args: { step: 2 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect((await canvas.findAllByText('Select an answer.'))[0]).toBeVisible();
    await expect(args.onStepChange).not.toHaveBeenCalled();
  },
};

export const TakenBefore: Story = {
  args: { last: { href: '/forms/business-assessment/result?id=1', takenAt: '2026-08-24T09:00:00Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You took this on Aug 24, 2026\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your result' })).toHaveAttribute(
      'href',
      '/forms/business-assessment/result?id=1',
    );
  },
};

export const Details: Story = {
  tags: ['dark', 'narrow'],
  args: { answers: all, step: 10 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See my result' }));
    await expect((await canvas.findAllByText('Enter your email address.'))[0]).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@foresight.example');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company' }), ' Cedar & Palm ');
    await userEvent.click(canvas.getByRole('button', { name: 'See my result' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'ada@foresight.example',
      name: '',
      company: 'Cedar & Palm',
    });
  },
};

export const KnownUser: Story = {
  args: {
    answers: all,
    step: 10,
    initialName: 'Ada Okafor',
    initialEmail: 'ada@foresight.example',
    initialCompany: 'Cedar & Palm',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Okafor');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@foresight.example');
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveValue('Cedar & Palm');
  },
};

export const Sending: Story = {
  args: { answers: all, step: 10, initialEmail: 'ada@foresight.example', isSending: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company' }), 'Cedar & Palm{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: {
    answers: all,
    step: 10,
    initialEmail: 'ada@foresight.example',
    failure: 'Couldn’t compute your result. Try again later.',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Couldn’t compute your result. Try again later.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'See my result' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@foresight.example');
  },
};
