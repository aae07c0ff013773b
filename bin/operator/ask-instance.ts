/** The address of the instance that runs at PORT. */
export const instanceUrl = `http://localhost:${process.env['PORT'] ?? 3000}`;

/** Asks the page of the instance at PORT that is for its operator. Null if no instance runs. */
export async function askInstance<Answer>(page: string, question: unknown): Promise<Answer | null> {
  const options = { method: 'POST', body: JSON.stringify(question) };
  const response = await fetch(`${instanceUrl}/_local/${page}`, options).catch(() => null);
  if (response && !response.ok) throw new Error(await response.text());
  return response && ((await response.json()) as Answer);
}
