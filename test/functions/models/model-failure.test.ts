import { expect, it } from 'vitest';
import { generationFailure } from '#functions/models/model-failure';
import messages from './model-failure.json' with { type: 'json' };

it('a failure of the AI service is told by what its message says', () => {
  for (const [code = '', message = ''] of messages) expect(generationFailure(message), message).toBe(code);
});
