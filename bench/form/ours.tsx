import { Button } from '@fs/ui/Button';
import { Modal } from '@fs/ui/Modal';
import { MultiSelect } from '@fs/ui/MultiSelect';
import { SearchField } from '@fs/ui/SearchField';
import { Stack } from '@fs/ui/Stack';
import { Switch } from '@fs/ui/Switch';
import { TagList } from '@fs/ui/TagList';
import { TextField } from '@fs/ui/TextField';
import { ThemeProvider } from '@fs/ui/ThemeProvider';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { dialogWidth, emptyForm, markets, words } from './formModel.ts';

function App() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ThemeProvider scope="page" theme="light">
      <Button onPress={() => setIsOpen(true)}>{words.open}</Button>
      <Modal
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={words.title}
        width={dialogWidth}
        footer={
          <>
            <Button onPress={() => setIsOpen(false)}>{words.cancel}</Button>
            <Button tone="accent">{words.save}</Button>
          </>
        }
      >
        <ListForm />
      </Modal>
    </ThemeProvider>
  );
}

function ListForm() {
  const [values, setValues] = useState(emptyForm);
  const change = (patch: Partial<typeof values>) => setValues({ ...values, ...patch });
  return (
    <Stack gap="6">
      <TextField label={words.name} value={values.name} onChange={(name) => change({ name })} />
      <MultiSelect
        label={words.markets}
        options={markets}
        value={values.markets}
        onChange={(chosen) => change({ markets: chosen })}
      />
      <Switch label={words.alerts} isSelected={values.hasAlerts} onChange={(hasAlerts) => change({ hasAlerts })} />
      <SearchField label={words.search} value={values.query} onChange={(query) => change({ query })} />
      <TagList
        label={words.tags}
        tags={values.tags.map((tag) => ({ id: tag, name: tag }))}
        onRemove={(id) => change({ tags: values.tags.filter((tag) => tag !== id) })}
      />
    </Stack>
  );
}

createRoot(document.querySelector('#root') as Element).render(<App />);
