/** What went wrong, by the codes of PostgreSQL (appendix A of its manual) and of Node. */
const codeOf = (fault: unknown): string => String(Object(fault).code ?? '');

/** A row of that key was written meanwhile, or the row another one refers to went; two waited for each other. */
const CONFLICTS = new Set(['23505', '23503', '40001', '40P01']);

/** Others wrote what this transaction meant to write: it was taken back whole, and may find out when it runs again. */
export const isConflict = (fault: unknown): boolean => CONFLICTS.has(codeOf(fault));

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);

/** The driver's own words, which have no code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Its disk is full, or it takes no more connections: both pass. */
const SCARCE = new Set(['53100', '53300']);

/**
 * The database cannot be reached, is stopping or starting, ended this connection, or has no room. What was sent last may
 * have been carried out or not.
 */
export const isOutage = (fault: unknown): boolean => {
  const code = codeOf(fault);
  if (NETWORK.has(code) || SCARCE.has(code) || code.startsWith('08') || code.startsWith('57P') || code === '25P03') {
    return true;
  }
  return fault instanceof Error && WORDS.test(fault.message);
};

/** A row belongs to another one that is not there (any more). */
export const isOrphan = (fault: unknown): boolean => codeOf(fault) === '23503';
