'use client';
import { ComboBox, type Density, RadioGroup, Select, Stack, Switch, Text, type ThemeName, useMessages } from '@fs/ui';
import { useMemo } from 'react';
import { displayFieldsMessages } from './DisplayFields.messages.ts';
import { timeZoneOptions, zoneName } from './timeZoneOptions.ts';

/** How the user wants to see the app. */
export interface DisplaySettings {
  theme: ThemeName;
  density: Density;
  /** BCP 47 tag of the language of all texts. */
  language: string;
  /** IANA name of the time zone of dates and times. Null for the browser's. */
  timeZone: string | null;
  /** Whether keys act without Ctrl or Cmd. */
  hasSingleKeys: boolean;
}

export interface DisplayLanguage {
  /** BCP 47 tag. */
  id: string;
  /** The language's name in itself. */
  name: string;
}

/** A choice of the user's account, not of this device. */
export interface CompanyCardsChoice {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export interface DisplayFieldsProps {
  settings: DisplaySettings;
  /** Languages with complete texts. A single one is no choice and is not shown. */
  languages: readonly DisplayLanguage[];
  /** Called with the setting that the user changed. Apply it at once. */
  onChange: (changes: Partial<DisplaySettings>) => void;
  /** Whether company names have cards, and what changes it. Default: not offered, as for signed-out users. */
  companyCards?: CompanyCardsChoice | undefined;
}

const themes = ['system', 'light', 'dark', 'contrast'] as const satisfies readonly ThemeName[];
const densities = ['comfortable', 'compact'] as const satisfies readonly Density[];

/** Id of the option for the browser's time zone. */
const browsers = 'browser';

/** The settings of the Display dialog, for the account page, too. */
export function DisplayFields({ settings, languages, onChange, companyCards }: DisplayFieldsProps) {
  const messages = useMessages(displayFieldsMessages);
  const zones = useMemo(() => timeZoneOptions(settings.timeZone), [settings.timeZone]);
  const zone = zoneName(Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <Stack gap="6">
      <RadioGroup
        label={messages.theme}
        options={themes.map((id) => ({ id, label: messages[id] }))}
        value={settings.theme}
        onChange={(theme) => onChange({ theme })}
      />
      <RadioGroup
        label={messages.density}
        options={densities.map((id) => ({ id, label: messages[id] }))}
        value={settings.density}
        onChange={(density) => onChange({ density })}
      />
      {languages.length > 1 && (
        <Select
          label={messages.language}
          options={languages.map(({ id, name }) => ({ id, label: name }))}
          value={settings.language}
          onChange={(language) => language !== null && onChange({ language })}
        />
      )}
      <ComboBox
        label={messages.timeZone}
        description={messages.timeZoneText}
        options={[{ id: browsers, label: messages.ofBrowser({ zone }) }, ...zones]}
        value={settings.timeZone ?? browsers}
        onChange={(id) => id !== null && onChange({ timeZone: id === browsers ? null : id })}
      />
      <Switch
        label={messages.singleKeys}
        description={messages.singleKeysText}
        isSelected={settings.hasSingleKeys}
        onChange={(hasSingleKeys) => onChange({ hasSingleKeys })}
      />
      <Text tone="muted" size="small">
        {messages.stored}
      </Text>
      {companyCards && (
        <Switch
          label={messages.companyCards}
          description={messages.companyCardsText}
          isSelected={companyCards.isOn}
          onChange={companyCards.onChange}
        />
      )}
    </Stack>
  );
}
