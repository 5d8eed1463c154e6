/**
 * How the commands of this installation are typed: `npm run mail -- list` in a clone, `sudo … mail list` on a
 * server, whose wrapper sets COMMANDS_RUN_AS.
 */
export function typedCommand(name: string, ...parameters: readonly string[]): string {
  const runAs = process.env.COMMANDS_RUN_AS
  if (runAs) return [runAs, name, ...parameters].join(' ')
  return ['npm run', name, ...(parameters.length > 0 ? ['--', ...parameters] : [])].join(' ')
}
