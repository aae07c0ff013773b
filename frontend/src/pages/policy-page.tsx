import policies from '../features/policy/policies.json' with { type: 'json' };
import { Statement } from '../features/policy/statement.tsx';

/**
 * The privacy policy. It is Swedish in every language of the app, as the product's specification requires, unless the
 * address asks for English, which has the same content.
 */
export const PolicyPage = () => <Statement texts={policies} usual="sv" />;
