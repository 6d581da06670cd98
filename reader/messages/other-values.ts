import { interfaceTexts } from './interface.ts';
import { shortDate } from './dates.ts';

interface Place {
  readonly lat: number;
  readonly lon: number;
}

/** A number of a space, with the decimal sign of the interface's language. Years are numbers too, so thousands are not set apart. */
export const numberWords = (number: number): string =>
  number.toLocaleString(interfaceTexts.locales, { useGrouping: false, maximumFractionDigits: 20 });

/** A date as the editor wrote it, and its time where it has one: `03/09/2026 16:00`, `09.03.2026 16:00`. Takes ISO 8601; a text that is no date stays as it is. */
export function writtenDate(iso: string): string {
  const [day = '', time] = iso.split('T');
  const noon = `${day}T12:00Z`; // the same day in the time zone of the pages
  if (Number.isNaN(Date.parse(noon))) return iso;
  const written = shortDate(noon);
  return time === undefined ? written : `${written} ${time.slice(0, 5)}`;
}

/** Latitude and longitude, from left to right in every language. */
export const placeWords = ({ lat, lon }: Place): string => `\u2066${lat}, ${lon}\u2069`;

/** A place on the map of OpenStreetMap. Nothing is loaded from there until a reader follows the link. */
export const mapOf = ({ lat, lon }: Place): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=15/${lat}/${lon}`;
