import { Button, Flex, Form, Input, Modal, Select, Switch, Tag } from 'antd';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { dialogWidth, emptyForm, markets, words } from './formModel.ts';

const options = markets.map(({ id, label }) => ({ value: id, label }));

function App() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.open}</Button>
      <Modal
        open={isOpen}
        onCancel={close}
        title={words.title}
        width={dialogWidth}
        cancelText={words.cancel}
        okText={words.save}
      >
        <ListForm />
      </Modal>
    </>
  );
}

function ListForm() {
  const [values, setValues] = useState(emptyForm);
  const change = (patch: Partial<typeof values>) => setValues({ ...values, ...patch });
  return (
    <Form layout="vertical">
      <Form.Item label={words.name} htmlFor="name">
        <Input id="name" value={values.name} onChange={(event) => change({ name: event.target.value })} />
      </Form.Item>
      <Form.Item label={words.markets} htmlFor="markets">
        <Select
          id="markets"
          mode="multiple"
          options={options}
          value={[...values.markets]}
          onChange={(chosen) => change({ markets: chosen })}
        />
      </Form.Item>
      <Form.Item label={words.alerts} htmlFor="alerts">
        <Switch id="alerts" checked={values.hasAlerts} onChange={(hasAlerts) => change({ hasAlerts })} />
      </Form.Item>
      <Form.Item label={words.search} htmlFor="search">
        <Input.Search id="search" value={values.query} onChange={(event) => change({ query: event.target.value })} />
      </Form.Item>
      <Flex gap="small" aria-label={words.tags}>
        {values.tags.map((tag) => (
          <Tag key={tag} closable onClose={() => change({ tags: values.tags.filter((other) => other !== tag) })}>
            {tag}
          </Tag>
        ))}
      </Flex>
    </Form>
  );
}

createRoot(document.querySelector('#root') as Element).render(<App />);
