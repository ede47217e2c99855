'use client';
import { CompanyLogo } from '@fs/research-widgets/CompanyLogo';
import { Button } from '@fs/ui/Button';
import { Heading } from '@fs/ui/Heading';
import { ready } from '@fs/ui/loadable';
import { Modal } from '@fs/ui/Modal';
import { Stack } from '@fs/ui/Stack';
import { Table } from '@fs/ui/Table';
import { TextField } from '@fs/ui/TextField';
import { createTableState } from '@fs/ui/table-model';
import { tableRows } from '@fs/ui/table-rows';
import { useState } from 'react';
// The host's own React Aria, of which there must be no second copy.
import { Switch } from 'react-aria-components';

const harbors = ['Rotterdam', 'Antwerp', 'Hamburg'].map((name) => ({ id: name.toLowerCase(), name }));
const columns = [
  { id: 'name', header: 'Name', isRowHeader: true, value: ({ name }) => name, cell: ({ name }) => name },
  { id: 'length', header: 'Letters', value: ({ name }) => name.length, cell: ({ name }) => name.length },
];
const idOf = ({ id }) => id;

/** The page of both apps. */
export function Harbors() {
  const [name, setName] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState(() => createTableState(10));
  return (
    <Stack gap="4">
      <Heading level={1}>Harbors</Heading>
      <CompanyLogo name="Foresight" logoUrl={null} />
      <TextField label="Harbor" value={name} onChange={setName} />
      <Button onPress={() => setOpen(true)}>Add harbor</Button>
      <Switch>Host</Switch>
      <Table
        label="Harbors"
        columns={columns}
        rows={ready(tableRows(harbors, state, columns))}
        rowKey={idOf}
        state={state}
        onStateChange={setState}
      />
      <Modal title="New harbor" isOpen={isOpen} onOpenChange={setOpen}>
        {`Adds ${name}`}
      </Modal>
    </Stack>
  );
}
