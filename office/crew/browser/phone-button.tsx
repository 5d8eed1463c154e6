import { telHref } from '../../../domain/contact/phone-number.ts'
import { ButtonLink } from '../../../ui/components/button.tsx'
import { Icon, phoneIcon } from '../../../ui/components/icon.tsx'

/** A link that calls a number, which it shows. */
export const PhoneButton = ({ label, number }: { label: string; number: string }) => (
  <ButtonLink href={telHref(number.replace(/[^\d+]/g, ''))}>
    <Icon shape={phoneIcon} size={22} />
    <span>
      {label} <span dir="ltr">{number}</span>
    </span>
  </ButtonLink>
)
