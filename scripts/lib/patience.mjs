const LIMIT = 60_000;
const GLANCE = 100;

/** Looks again and again until `find` gives something, or says what never came. */
export const until = async (what, find) => {
  for (const start = Date.now(); ; ) {
    const found = await find();
    if (found) return found;
    if (Date.now() - start > LIMIT) throw new Error(`waited in vain for ${what}`);
    await new Promise(resolve => setTimeout(resolve, GLANCE));
  }
};
