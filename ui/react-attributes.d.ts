import 'react'

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** Invoker commands (HTML): the button opens or closes the dialog that `commandfor` names, without script. */
    command?: 'show-modal' | 'close'
    commandfor?: string
  }

  interface DialogHTMLAttributes<T> {
    /** `any`: a click outside closes the dialog, as Escape does. */
    closedby?: 'any' | 'closerequest' | 'none'
  }
}
