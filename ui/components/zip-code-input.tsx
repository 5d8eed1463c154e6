import type { ComponentProps } from 'react'
import { language } from '#copy/language.ts'
import { postcodeForm as words } from '#copy/postcode-form.ts'
import { longestPostcode, postcodePattern } from '../../domain/places/postcode.ts'

/**
 * The input of a postal code, the same wherever one is asked for.
 * @param id of the input; its error message has the id `${id}-problem`
 * @param failed whether the postcode is invalid
 */
export const ZipCodeInput = ({ id, failed, ...props }: ComponentProps<'input'> & { id: string; failed: boolean }) => (
  <input
    id={id}
    name="zipCode"
    placeholder={words.placeholder}
    required
    pattern={postcodePattern}
    maxLength={longestPostcode}
    autoComplete="postal-code"
    autoCapitalize="characters"
    spellCheck={false}
    inputMode={language === 'en' ? 'numeric' : 'text'}
    aria-invalid={failed || undefined}
    aria-describedby={`${id}-problem`}
    // Typing replaces the content instead of appending to it.
    onFocus={(event) => event.currentTarget.select()}
    {...props}
  />
)
