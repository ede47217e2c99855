/** The floor: the cost of React itself, without a library, styles or ARIA beyond the elements' own. */
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { dialogWidth, emptyForm, markets, words } from './formModel.ts';

function App() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        {words.open}
      </button>
      {isOpen && createPortal(<ListForm onClose={() => setIsOpen(false)} />, document.body)}
    </>
  );
}

function ListForm({ onClose }: { onClose: () => void }) {
  const [values, setValues] = useState(emptyForm);
  const [isListed, setIsListed] = useState(false);
  const change = (patch: Partial<typeof values>) => setValues({ ...values, ...patch });
  return (
    <div style={{ position: 'fixed', inset: 0, background: '#0006' }}>
      <div
        role="dialog"
        aria-label={words.title}
        style={{ width: dialogWidth, margin: '40px auto', background: '#fff' }}
      >
        <h2>{words.title}</h2>
        <label>
          {words.name}
          <input value={values.name} onChange={(event) => change({ name: event.target.value })} />
        </label>
        <div style={{ position: 'relative' }}>
          <label>
            {words.markets}
            <input role="combobox" aria-expanded={isListed} aria-controls="markets" onClick={() => setIsListed(true)} />
          </label>
          {isListed && (
            <div
              id="markets"
              role="listbox"
              style={{ position: 'absolute', height: 300, width: 400, overflow: 'auto', background: '#fff' }}
            >
              {markets.map(({ id, label }) => (
                <div
                  key={id}
                  role="option"
                  tabIndex={-1}
                  aria-selected={values.markets.includes(id)}
                  onMouseDown={() => change({ markets: [...values.markets, id] })}
                >
                  {label}
                </div>
              ))}
            </div>
          )}
        </div>
        <label>
          <input type="checkbox" checked={values.hasAlerts} onChange={() => change({ hasAlerts: !values.hasAlerts })} />
          {words.alerts}
        </label>
        <label>
          {words.search}
          <input type="search" value={values.query} onChange={(event) => change({ query: event.target.value })} />
        </label>
        <ul aria-label={words.tags}>
          {values.tags.map((tag) => (
            <li key={tag}>
              {tag}
              <button type="button" onClick={() => change({ tags: values.tags.filter((other) => other !== tag) })}>
                ×
              </button>
            </li>
          ))}
        </ul>
        <button type="button" onClick={onClose}>
          {words.cancel}
        </button>
        <button type="button">{words.save}</button>
      </div>
    </div>
  );
}

createRoot(document.querySelector('#root') as Element).render(<App />);
