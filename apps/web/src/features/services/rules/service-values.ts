/** A service as its form has it. */
export interface ServiceValues {
  title: string;
  url: string;
  model: string;
  voices: string;
  key: string;
  /** In dollars, as they are typed. */
  price: string;
  monthCap: string;
  accountCap: string;
}
