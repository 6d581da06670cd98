import '../../../reader/app/base.css';
import '../../../reader/messages/more.ts';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { TextAreaField } from '../../../reader/ui/text-area-field.tsx';

/** A page of nothing but a form with a required and an optional field. */
function Form() {
  const [text, setText] = useState('');
  const field = { text, onChange: setText, maxCharacters: 100 };
  return (
    <main>
      <h1>Form</h1>
      <TextAreaField label="What happened" isRequired {...field} />
      <TextAreaField label="What else" {...field} />
    </main>
  );
}

document.documentElement.lang = 'en';
document.title = 'Form';
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <StrictMode>
    <Form />
  </StrictMode>,
);
