'use client';
import { Button, Link, useFormats, useMessages, useTimeZone } from '@fs/ui';
import type { ReactNode } from 'react';
import { displayDialogMessages } from '../DisplayDialog/DisplayDialog.messages.ts';
import * as styles from './AppFooter.css.ts';
import { appFooterMessages } from './AppFooter.messages.ts';

/** Links of the footer, in this order (research §2). */
const linkIds = ['plans', 'faq', 'help', 'mobileApp', 'releaseNotes', 'about', 'contact', 'terms', 'privacy'] as const;

export type FooterLinkId = (typeof linkIds)[number];

/** The product's page on a social network. */
export interface SocialPage {
  /** Name of the network. */
  name: string;
  href: string;
}

export interface AppFooterProps {
  product: string;
  /** Version of the app. Default: not shown. */
  version?: string | undefined;
  /** URLs. Missing ones are not shown. External ones open in a new tab. */
  links: Readonly<Partial<Record<FooterLinkId, string>>>;
  socialPages: readonly SocialPage[];
  /** When the newest data arrived, ISO 8601 with a time. Default: not shown. */
  dataAsOf?: string | undefined;
  /** Called when the user wants to change the display. Default: not offered. */
  onDisplay?: (() => void) | undefined;
}

/** Footer of every page: links about the product. */
export function AppFooter({ product, version, links, socialPages, dataAsOf, onDisplay }: AppFooterProps) {
  const messages = useMessages(appFooterMessages);
  const display = useMessages(displayDialogMessages);
  const { shortMoment } = useFormats();
  const timeZone = useTimeZone();
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <nav aria-label={messages.label}>
          <ul className={styles.links}>
            {linkIds.map((id) => {
              const href = links[id];
              return (
                href && (
                  <FooterLink key={id} href={href}>
                    {messages[id]}
                  </FooterLink>
                )
              );
            })}
          </ul>
        </nav>
        {socialPages.length > 0 && (
          <nav aria-label={messages.social}>
            <ul className={styles.links}>
              {socialPages.map(({ name, href }) => (
                <FooterLink key={href} href={href}>
                  {name}
                </FooterLink>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.foot}>
          <span>{product}</span>
          {dataAsOf !== undefined && <span>{messages.dataAsOf({ at: shortMoment(dataAsOf, timeZone) })}</span>}
          {version !== undefined && <span>{messages.version({ version })}</span>}
          {onDisplay && (
            <Button tone="quiet" size="small" aria-haspopup="dialog" onPress={onDisplay}>
              {display.title}
            </Button>
          )}
        </div>
      </div>
    </footer>
  );
}

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li className={styles.link}>
      <Link href={href} tone="plain" isExternal={!href.startsWith('/')}>
        {children}
      </Link>
    </li>
  );
}
