import { StartupError } from "../platform/startup/startup-error.ts";
import { ownProduction, type Partners, readPartners } from "../services/production/partners.ts";

/**
 * The shop's print houses.
 *
 * @throws StartupError when the file that names them is missing or wrong
 */
export async function partnersOf(file: string | null): Promise<Partners> {
  if (file === null) return ownProduction();
  const partners = await readPartners(file);
  if (partners.ok) return partners.value;
  throw new StartupError(`PRODUCTION_PARTNERS: ${partners.error}`);
}
