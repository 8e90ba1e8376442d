/** Whether the page came from a game server that answers; without one it still plays alone. */
export const hasServer = async (): Promise<boolean> => {
  try {
    const answer = await fetch('/api/health');
    return answer.ok && ((await answer.json()) as { ok?: unknown }).ok === true;
  } catch {
    return false;
  }
};
