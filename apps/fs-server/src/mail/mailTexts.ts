import type { LanguageId } from '@fs/api-contract';
import { ar } from './locales/ar/mails.ts';
import { de } from './locales/de/mails.ts';
import { en, type MailTexts } from './locales/en/mails.ts';

export const mailTexts: Readonly<Record<LanguageId, MailTexts>> = { ar, de, en };
