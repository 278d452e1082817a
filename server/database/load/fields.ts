/** A column's type, by its name in Postgres. */
export type Kind = keyof typeof writers;

/** Writes a value that is not null as a field. */
export type Writer = (out: Fields, value: unknown) => void;

/** Each type in COPY's binary format, which Postgres reads faster than text; see 'COPY' in its manual. */
export const writers = {
  uuid: (out: Fields, value: unknown) => out.uuid(value as string),
  text: (out: Fields, value: unknown) => out.text(value as string),
  'text[]': (out: Fields, value: unknown) => out.texts(value as string[]),
  jsonb: (out: Fields, value: unknown) => out.json(value),
  bytea: (out: Fields, value: unknown) => out.binary(value as Uint8Array),
  boolean: (out: Fields, value: unknown) => out.boolean(value as boolean),
  integer: (out: Fields, value: unknown) => out.integer(value as number),
  numeric: (out: Fields, value: unknown) => out.numeric(value as number),
  date: (out: Fields, value: unknown) => out.date(value as string),
  'timestamp with time zone': (out: Fields, value: unknown) => out.moment(value as Date),
} as const satisfies Record<string, Writer>;

/** Whether a column of this type can be written. */
export const isKind = (name: string): name is Kind => Object.hasOwn(writers, name);

/** Rows of one table as a growing buffer in COPY's binary format. */
export class Fields {
  #bytes = newBytes(2 ** 16);
  #length = this.#bytes.write('PGCOPY\n\xff\r\n\0', 'latin1') + 8;

  /** Begins a row with this many fields. */
  row(fields: number): void {
    this.#room(2);
    this.#int16(fields);
  }

  /** The next field of a row; `undefined` is null too. */
  field(write: Writer, value: unknown): void {
    this.#room(24);
    if (value === null || value === undefined) this.#int(-1);
    else write(this, value);
  }

  /** The finished buffer; nothing can be added afterwards. */
  ended(): Uint8Array<ArrayBuffer> {
    this.#room(2);
    this.#int16(-1);
    return this.#bytes.subarray(0, this.#length);
  }

  boolean(value: boolean): void {
    this.#int(1);
    this.#bytes[this.#length++] = value ? 1 : 0;
  }

  integer(value: number): void {
    this.#int(4);
    this.#int(value);
  }

  /** Days since the start of 2000, for `YYYY-MM-DD`. */
  date(value: string): void {
    this.#int(4);
    this.#int((Date.parse(value) - begin) / 86_400_000);
  }

  /** Microseconds since the start of 2000. */
  moment(value: Date): void {
    const passed = (value.getTime() - begin) * 1000;
    const high = Math.floor(passed / 2 ** 32);
    this.#int(8);
    this.#int(high);
    this.#int(passed - high * 2 ** 32);
  }

  /** A number from 0 to 9,999 with at most four decimals, in base 10,000. */
  numeric(value: number): void {
    let parts = numerics.get(value);
    if (!parts) {
      parts = numericParts(value);
      numerics.set(value, parts);
    }
    this.#int(2 * parts.length);
    for (const part of parts) this.#int16(part);
  }

  /** The sixteen bytes of a UUID of 36 characters. */
  uuid(value: string): void {
    this.#int(16);
    for (let at = 0; at < 36; at += 2) {
      if (value.charCodeAt(at) === dash) at += 1;
      this.#bytes[this.#length++] = (nibbles[value.charCodeAt(at)]! << 4) | nibbles[value.charCodeAt(at + 1)]!;
    }
  }

  text(value: string): void {
    this.#room(4 + value.length * 3);
    const at = this.#length;
    this.#length += 4;
    this.#length += this.#bytes.write(value, this.#length);
    this.#lengthAt(at);
  }

  /** An array of one dimension that starts at 1, or of no dimension when empty. */
  texts(values: readonly string[]): void {
    const at = this.#length;
    this.#length += 4;
    this.#int(values.length === 0 ? 0 : 1);
    this.#int(0);
    this.#int(textType);
    if (values.length > 0) {
      this.#room(8);
      this.#int(values.length);
      this.#int(1);
    }
    for (const value of values) this.text(value);
    this.#lengthAt(at);
  }

  json(value: unknown): void {
    this.text(`\u0001${JSON.stringify(value)}`);
  }

  binary(value: Uint8Array): void {
    this.#room(4 + value.length);
    this.#int(value.length);
    this.#bytes.set(value, this.#length);
    this.#length += value.length;
  }

  /** Writes the length of a field once it has ended. */
  #lengthAt(at: number): void {
    const end = this.#length;
    this.#length = at;
    this.#int(end - at - 4);
    this.#length = end;
  }

  #int(value: number): void {
    this.#bytes[this.#length++] = value >>> 24;
    this.#bytes[this.#length++] = value >>> 16;
    this.#bytes[this.#length++] = value >>> 8;
    this.#bytes[this.#length++] = value;
  }

  #int16(value: number): void {
    this.#bytes[this.#length++] = value >>> 8;
    this.#bytes[this.#length++] = value;
  }

  #room(wanted: number): void {
    if (this.#length + wanted <= this.#bytes.length) return;
    const larger = newBytes(this.#bytes.length * 2 + wanted);
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

/** The number of base 10,000 digits, the weight of the first, the sign, the number of decimals, and the digits. */
function numericParts(value: number): readonly number[] {
  if (!(value >= 0 && value < 10_000)) throw new RangeError(`${value} is not a number from 0 to 9,999`);
  const [whole, decimals = ''] = String(value).split('.');
  const digits = [Number(whole), ...(decimals ? [Number(decimals.padEnd(4, '0'))] : [])];
  const first = digits.findIndex((digit) => digit > 0);
  const kept = first < 0 ? [] : digits.slice(first);
  return [kept.length, first < 0 ? 0 : -first, 0, decimals.length, ...kept];
}

/** Numbers already converted: a world has few, such as level weights. */
const numerics = new Map<number, readonly number[]>();

/** Not from Node's buffer pool: a thread must own what it transfers. */
const newBytes = (length: number) => Buffer.from(new ArrayBuffer(length));
const begin = Date.UTC(2000, 0);
/** The OID of Postgres's type `text`. */
const textType = 25;
const dash = '-'.charCodeAt(0);
/** The value of a hexadecimal digit, by its character code. */
const nibbles = Uint8Array.from({ length: 128 }, (_, code) => Number.parseInt(String.fromCharCode(code), 16) || 0);
