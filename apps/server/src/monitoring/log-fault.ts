/** What a mail server says often names whom a mail was for. */
const ADDRESS = /[^\s<>"']+@[^\s<>"']+/g;

const withoutAddresses = (text: string): string => text.replaceAll(ADDRESS, '[address]');

/**
 * A fault as the log shows it. Drivers add the rows in question to their errors (`detail`, `where`, `parameters`), and
 * rows hold ids and names: so only what has no values in it is kept.
 */
export const logFault = (fault: unknown) => {
  if (!(fault instanceof Error)) return { type: typeof fault, message: withoutAddresses(String(fault)), stack: '' };
  const { code } = fault as NodeJS.ErrnoException;
  return {
    type: fault.name,
    message: withoutAddresses(fault.message),
    stack: withoutAddresses(fault.stack ?? ''),
    ...(code !== undefined && { code }),
  };
};
