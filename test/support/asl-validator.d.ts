// The package ships without types.
declare module 'asl-validator' {
  export default function validate(definition: object): {
    isValid: boolean;
    errorsText: (separator?: string) => string;
  };
}
