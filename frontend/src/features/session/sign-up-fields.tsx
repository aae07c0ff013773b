import { useId } from 'react';

const fields = [
  { name: 'email', label: 'Email', type: 'text', autoComplete: 'email', inputMode: 'email' },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'new-password', inputMode: 'text' },
  {
    name: 'name',
    label: 'Display name (optional)',
    type: 'text',
    autoComplete: 'nickname',
    inputMode: 'text',
  },
] as const;

/** The fields of the Sign Up form. Amplify's form collects their values by `name`. */
export function SignUpFields() {
  const id = useId();
  return (
    <>
      {fields.map(({ name, label, ...input }) => (
        <div key={name} className="amplify-field">
          <label className="amplify-label" htmlFor={`${id}-${name}`}>
            {label}
          </label>
          <input
            id={`${id}-${name}`}
            name={name}
            className="amplify-input"
            autoCapitalize="none"
            {...input}
          />
        </div>
      ))}
    </>
  );
}
