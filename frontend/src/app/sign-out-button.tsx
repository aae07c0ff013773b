import { useNavigate } from 'react-router-dom';
import { Button } from '../components/button.tsx';
import { signOut } from '../features/session/session.ts';
import { t } from '../lib/t.ts';

export function SignOutButton() {
  const navigate = useNavigate();
  return (
    <Button look="outline" onClick={() => signOut(() => navigate('/'))}>
      {t('Sign Out')}
    </Button>
  );
}
