import { ChevronDown, Search } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { t } from '../lib/t.ts';
import { Button, UnderlinedButton } from './button.tsx';

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'onKeyDown'> & { onSend: () => unknown };

/** A form that calls `onSend` when it is sent, also by Ctrl+Enter in a text area. The browser itself sends nothing. */
export const Form = ({ onSend, ...form }: FormProps) => (
  <form
    {...form}
    onKeyDown={(event) => {
      // The events of a dialog that is opened from a form arrive here, too.
      const isText = event.target instanceof HTMLTextAreaElement && event.target.form === event.currentTarget;
      if (isText && event.key === 'Enter' && (event.ctrlKey || event.metaKey))
        event.currentTarget.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
    }}
    onSubmit={(event) => {
      event.preventDefault();
      onSend();
    }}
  />
);

/** The last row of a dialog's form: Cancel, and the button that sends the form. */
export const FormButtons = ({
  onCancel,
  ...submit
}: ComponentProps<typeof Button> & { onCancel: () => void }) => (
  <div className="flex flex-wrap justify-end gap-3">
    <Button look="outline" onClick={onCancel}>
      {t('Cancel')}
    </Button>
    <Button type="submit" {...submit} />
  </div>
);

/** Says in a form or a dialog that something has failed. */
export const ErrorLine = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="text-danger-text text-sm">
    {children}
  </p>
);

/** Says in a dialog that a part of it could not be loaded, with a button to try again. */
export const RetryLine = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <p role="alert" className="text-sm">
    {text} <UnderlinedButton onClick={onRetry}>{t('Try again')}</UnderlinedButton>
  </p>
);

type CheckboxProps = { checked: boolean; onCheck: (checked: boolean) => void; children: ReactNode };

export const Checkbox = ({ checked, onCheck, children }: CheckboxProps) => (
  <label className="flex min-h-11 items-center gap-3 text-sm">
    <input
      type="checkbox"
      checked={checked}
      onChange={({ target }) => onCheck(target.checked)}
      className="size-5 shrink-0 accent-[var(--accent)]"
    />
    {children}
  </label>
);

const control =
  'w-full min-h-12 border border-control bg-surface px-3.5 py-2 text-base aria-invalid:border-danger';

type Labelled = {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** Called with what is typed or chosen. */
  onValue?: ((value: string) => void) | undefined;
};
type Props<Tag extends 'input' | 'textarea' | 'select'> = Labelled & Omit<ComponentProps<Tag>, 'onChange'>;
type Connection = {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  onChange: (event: { target: { value: string } }) => void;
};

/** A control with its label, and below it the error or else the hint. `children` gets what connects them. */
function Field({
  label,
  error,
  hint,
  onValue,
  children,
}: Labelled & { children: (connection: Connection) => ReactNode }) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      {children({
        id,
        ...(note ? { 'aria-describedby': `${id}-note` } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
        onChange: ({ target }) => onValue?.(target.value),
      })}
      {note && (
        <p id={`${id}-note`} className={`text-sm ${error ? 'text-danger-text' : 'text-ink-soft'}`}>
          {note}
        </p>
      )}
    </div>
  );
}

export const TextField = ({ label, error, hint, onValue, ...input }: Props<'input'>) => (
  <Field label={label} error={error} hint={hint} onValue={onValue}>
    {(connection) => <input {...connection} {...input} className={control} />}
  </Field>
);

export const TextArea = ({ label, error, hint, onValue, ...input }: Props<'textarea'>) => (
  <Field label={label} error={error} hint={hint} onValue={onValue}>
    {(connection) => <textarea rows={3} {...connection} {...input} className={control} />}
  </Field>
);

/** The options of a select: its values, and how each is called. */
export const Options = <Value extends string>(props: {
  of: readonly Value[];
  name: (value: Value) => string;
}) =>
  props.of.map((value) => (
    <option key={value} value={value}>
      {props.name(value)}
    </option>
  ));

export const SelectField = ({ label, error, hint, onValue, ...input }: Props<'select'>) => (
  <Field label={label} error={error} hint={hint} onValue={onValue}>
    {(connection) => (
      <div className="relative">
        <select {...connection} {...input} className={`${control} appearance-none text-ellipsis pr-11`} />
        <ChevronDown aria-hidden size={18} className="pointer-events-none absolute top-3.5 right-3.5" />
      </div>
    )}
  </Field>
);

type SearchProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  label: string;
  onValue: (text: string) => void;
};

/** A search field whose label is also its placeholder. */
export const SearchField = ({ label, onValue, ...input }: SearchProps) => (
  <div className="relative">
    <Search aria-hidden size={18} className="pointer-events-none absolute top-3.5 left-3.5 text-ink-soft" />
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      className="min-h-12 w-full border border-control bg-surface py-2 pr-3 pl-11"
      {...input}
      onChange={({ target }) => onValue(target.value)}
    />
  </div>
);
