import '@mantine/core/styles.css';
import { Button, Group, MantineProvider, Modal, MultiSelect, Pill, Stack, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { dialogWidth, emptyForm, markets, words } from './formModel.ts';

const options = markets.map(({ id, label }) => ({ value: id, label }));

function App() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <MantineProvider>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      <Modal opened={isOpen} onClose={close} title={words.title} size={dialogWidth}>
        <ListForm />
        <Group justify="end">
          <Button variant="default" onClick={close}>
            {words.cancel}
          </Button>
          <Button>{words.save}</Button>
        </Group>
      </Modal>
    </MantineProvider>
  );
}

function ListForm() {
  const [values, setValues] = useState(emptyForm);
  const change = (patch: Partial<typeof values>) => setValues({ ...values, ...patch });
  return (
    <Stack>
      <TextInput
        label={words.name}
        value={values.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <MultiSelect
        searchable
        label={words.markets}
        data={options}
        value={[...values.markets]}
        onChange={(chosen) => change({ markets: chosen })}
      />
      <Switch
        label={words.alerts}
        checked={values.hasAlerts}
        onChange={(event) => change({ hasAlerts: event.currentTarget.checked })}
      />
      <TextInput
        type="search"
        label={words.search}
        value={values.query}
        onChange={(event) => change({ query: event.currentTarget.value })}
      />
      <Group aria-label={words.tags}>
        {values.tags.map((tag) => (
          <Pill
            key={tag}
            withRemoveButton
            onRemove={() => change({ tags: values.tags.filter((other) => other !== tag) })}
          >
            {tag}
          </Pill>
        ))}
      </Group>
    </Stack>
  );
}

createRoot(document.querySelector('#root') as Element).render(<App />);
