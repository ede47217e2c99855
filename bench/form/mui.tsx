import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { dialogWidth, emptyForm, markets, words } from './formModel.ts';

function App() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      <Dialog open={isOpen} onClose={close} maxWidth={false} slotProps={{ paper: { style: { width: dialogWidth } } }}>
        <DialogTitle>{words.title}</DialogTitle>
        <DialogContent>
          <ListForm />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{words.cancel}</Button>
          <Button variant="contained">{words.save}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function ListForm() {
  const [values, setValues] = useState(emptyForm);
  const change = (patch: Partial<typeof values>) => setValues({ ...values, ...patch });
  return (
    <Stack spacing={3} paddingTop={1}>
      <TextField label={words.name} value={values.name} onChange={(event) => change({ name: event.target.value })} />
      <Autocomplete
        multiple
        disableCloseOnSelect
        options={markets}
        value={markets.filter(({ id }) => values.markets.includes(id))}
        onChange={(_event, chosen) => change({ markets: chosen.map(({ id }) => id) })}
        renderInput={(input) => <TextField {...input} label={words.markets} />}
      />
      <FormControlLabel
        label={words.alerts}
        control={<Switch checked={values.hasAlerts} onChange={(_event, hasAlerts) => change({ hasAlerts })} />}
      />
      <TextField
        type="search"
        label={words.search}
        value={values.query}
        onChange={(event) => change({ query: event.target.value })}
      />
      <Stack direction="row" spacing={1} aria-label={words.tags}>
        {values.tags.map((tag) => (
          <Chip key={tag} label={tag} onDelete={() => change({ tags: values.tags.filter((other) => other !== tag) })} />
        ))}
      </Stack>
    </Stack>
  );
}

createRoot(document.querySelector('#root') as Element).render(<App />);
