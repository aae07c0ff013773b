/** The slots of due morning mails. Each is a target of the rule that sends them, and a rule has five at most. */
export const morningSlots = ['0', '1', '2', '3'] as const;
