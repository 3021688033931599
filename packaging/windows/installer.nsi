; The installer of Podbay. package.sh passes VERSION, NUMBERS (the version as four numbers), STAGE (the folder of the
; files), KILOBYTES (their size), ICON, PICTURE (of the last page) and OUT.

; The program is for 64 bits, so the installer is too.
Target amd64-unicode
; podbay.com and podbay.exe differ in a few bytes. With a dictionary that holds both, the second one costs nothing.
SetCompressor /SOLID lzma
SetCompressorDictSize 64

!include MUI2.nsh

!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Podbay"
!define PUBLISHER "The Podbay authors"

Name "Podbay"
OutFile "${OUT}"
InstallDir "$PROGRAMFILES64\Podbay"
InstallDirRegKey HKLM "${ENTRY}" InstallLocation
RequestExecutionLevel admin
ManifestDPIAware true
ManifestSupportedOS Win10
BrandingText "Podbay ${VERSION}"
VIProductVersion "${NUMBERS}"
VIAddVersionKey ProductName "Podbay"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "Podbay ${VERSION} setup"
VIAddVersionKey CompanyName "${PUBLISHER}"
VIAddVersionKey LegalCopyright "MIT OR Apache-2.0"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${PICTURE}"
!define MUI_FINISHPAGE_NOREBOOTSUPPORT
!define MUI_FINISHPAGE_RUN
!define MUI_FINISHPAGE_RUN_FUNCTION RunPodbay
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(KEPT)"
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; The language of Windows decides. English comes first, so it stands in for all others. The other pages speak formally and
; the program does not, so these sentences address nobody.
!insertmacro MUI_LANGUAGE English
LangString PROGRAM_MORE ${LANG_ENGLISH} "The program and its entry in the Start menu."
LangString FIREWALL ${LANG_ENGLISH} "Firewall rule"
LangString FIREWALL_MORE ${LANG_ENGLISH} \
  "Lets other computers on private and domain networks reach the tables and the page of this one. Without the rule, Windows asks at the first table."
LangString RUNNING ${LANG_ENGLISH} "Podbay is running. Close it, then try again."
LangString KEPT ${LANG_ENGLISH} "Podbay will be removed. Settings and replays stay in %APPDATA%\Podbay. \
  Delete that folder if you no longer need them."

!insertmacro MUI_LANGUAGE German
LangString PROGRAM_MORE ${LANG_GERMAN} "Das Programm und sein Eintrag im Startmenü."
LangString FIREWALL ${LANG_GERMAN} "Firewall-Regel"
LangString FIREWALL_MORE ${LANG_GERMAN} \
  "Lässt andere Computer in privaten Netzen und Domänennetzen an die Tische und die Seite dieses Computers. Ohne sie fragt Windows beim ersten Tisch."
LangString RUNNING ${LANG_GERMAN} "Podbay läuft noch. Bitte schließen und noch einmal versuchen."
LangString KEPT ${LANG_GERMAN} "Podbay wird entfernt. Einstellungen und aufgezeichnete Partien bleiben in %APPDATA%\Podbay. \
  Wer sie nicht mehr braucht, kann diesen Ordner löschen."

!insertmacro MUI_LANGUAGE Spanish
LangString PROGRAM_MORE ${LANG_SPANISH} "El programa y su entrada en el menú Inicio."
LangString FIREWALL ${LANG_SPANISH} "Regla de cortafuegos"
LangString FIREWALL_MORE ${LANG_SPANISH} \
  "Deja que otros ordenadores de redes privadas y de dominio lleguen a las mesas y a la página de este. Sin ella, Windows pregunta en la primera mesa."
LangString RUNNING ${LANG_SPANISH} "Podbay está abierto. Hay que cerrarlo antes de reintentar."
LangString KEPT ${LANG_SPANISH} "Se quitará Podbay. Los ajustes y las partidas grabadas se quedan en %APPDATA%\Podbay. \
  Si ya no hacen falta, se puede borrar esa carpeta."

!insertmacro MUI_LANGUAGE French
LangString PROGRAM_MORE ${LANG_FRENCH} "Le programme et son entrée dans le menu Démarrer."
LangString FIREWALL ${LANG_FRENCH} "Règle de pare-feu"
LangString FIREWALL_MORE ${LANG_FRENCH} \
  "Laisse les ordinateurs des réseaux privés et de domaine atteindre les tables et la page de celui-ci. Sinon, Windows le demande à la première."
LangString RUNNING ${LANG_FRENCH} "Podbay est ouvert. Il faut le fermer avant de réessayer."
LangString KEPT ${LANG_FRENCH} "Podbay va être supprimé. Les réglages et les parties enregistrées restent dans %APPDATA%\Podbay. \
  S’ils ne servent plus, ce dossier peut être supprimé."

!insertmacro MUI_LANGUAGE Italian
LangString PROGRAM_MORE ${LANG_ITALIAN} "Il programma e la sua voce nel menu Start."
LangString FIREWALL ${LANG_ITALIAN} "Regola del firewall"
LangString FIREWALL_MORE ${LANG_ITALIAN} \
  "Lascia che altri computer su reti private e di dominio raggiungano i tavoli e la pagina di questo. Senza, Windows lo chiede al primo tavolo."
LangString RUNNING ${LANG_ITALIAN} "Podbay è aperto. Bisogna chiuderlo prima di riprovare."
LangString KEPT ${LANG_ITALIAN} "Podbay verrà rimosso. Le impostazioni e le partite registrate restano in %APPDATA%\Podbay. \
  Se non servono più, quella cartella si può eliminare."

!insertmacro MUI_LANGUAGE Dutch
LangString PROGRAM_MORE ${LANG_DUTCH} "Het programma en zijn vermelding in het menu Start."
LangString FIREWALL ${LANG_DUTCH} "Firewallregel"
LangString FIREWALL_MORE ${LANG_DUTCH} \
  "Laat andere computers op privé- en domeinnetwerken bij de tafels en de pagina van deze. Zonder de regel vraagt Windows het bij de eerste tafel."
LangString RUNNING ${LANG_DUTCH} "Podbay is nog open. Sluit het en probeer het opnieuw."
LangString KEPT ${LANG_DUTCH} "Podbay wordt verwijderd. Instellingen en opgenomen spellen blijven in %APPDATA%\Podbay. \
  Wie ze niet meer nodig heeft, kan die map verwijderen."

; Podbay is for all users, as its folder is.
Function .onInit
  SetShellVarContext all
FunctionEnd

Function un.onInit
  SetShellVarContext all
FunctionEnd

; Windows locks the file of a running program, and an installation must not replace only half of the files.
!macro NEED_CLOSED UN
Function ${UN}NeedClosed
  Pop $0
  again:
  IfFileExists $0 0 closed
  ClearErrors
  FileOpen $1 $0 a
  IfErrors 0 close
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY again
  SetErrorLevel 2
  Quit
  close:
  FileClose $1
  closed:
FunctionEnd
!macroend
!insertmacro NEED_CLOSED ""
!insertmacro NEED_CLOSED "un."

; Started from here, Podbay would run as the administrator. The Explorer starts it as the user.
Function RunPodbay
  Exec '"$WINDIR\explorer.exe" "$INSTDIR\podbay.exe"'
FunctionEnd

!macro ALLOW_BY PROGRAM PROTOCOL
  nsExec::ExecToLog '"$SYSDIR\netsh.exe" advfirewall firewall add rule name=Podbay program="$INSTDIR\${PROGRAM}" \
    dir=in action=allow protocol=${PROTOCOL} profile=private,domain'
  Pop $0
!macroend

; When Windows asks about the firewall, it keeps the answer as a rule of this name. An old refusal would win over the new rule.
!macro ALLOW PROGRAM
  nsExec::Exec '"$SYSDIR\netsh.exe" advfirewall firewall delete rule name=Podbay program="$INSTDIR\${PROGRAM}"'
  Pop $0
  !insertmacro ALLOW_BY ${PROGRAM} udp
  !insertmacro ALLOW_BY ${PROGRAM} tcp
!macroend

!macro FORGET PROGRAM
  nsExec::Exec '"$SYSDIR\netsh.exe" advfirewall firewall delete rule name=all program="$INSTDIR\${PROGRAM}"'
  Pop $0
!macroend

Section "Podbay" Program
  SectionIn RO
  Push "$INSTDIR\podbay.exe"
  Call NeedClosed
  Push "$INSTDIR\podbay.com"
  Call NeedClosed
  SetOutPath "$INSTDIR\licences"
  File "${STAGE}/licences/*"
  SetOutPath $INSTDIR
  File "${STAGE}/podbay.exe" "${STAGE}/podbay.com"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Podbay.lnk" "$INSTDIR\podbay.exe"
  WriteRegStr HKLM "${ENTRY}" DisplayName "Podbay"
  WriteRegStr HKLM "${ENTRY}" DisplayVersion "${VERSION}"
  WriteRegStr HKLM "${ENTRY}" DisplayIcon "$INSTDIR\podbay.exe"
  WriteRegStr HKLM "${ENTRY}" Publisher "${PUBLISHER}"
  WriteRegStr HKLM "${ENTRY}" InstallLocation $INSTDIR
  WriteRegStr HKLM "${ENTRY}" UninstallString '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKLM "${ENTRY}" QuietUninstallString '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKLM "${ENTRY}" EstimatedSize ${KILOBYTES}
  WriteRegDWORD HKLM "${ENTRY}" NoModify 1
  WriteRegDWORD HKLM "${ENTRY}" NoRepair 1
SectionEnd

; Both programs can host a table. The rule names no port, because players can choose the port in the settings.
Section "$(FIREWALL)" Firewall
  !insertmacro ALLOW podbay.exe
  !insertmacro ALLOW podbay.com
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${Program} "$(PROGRAM_MORE)"
  !insertmacro MUI_DESCRIPTION_TEXT ${Firewall} "$(FIREWALL_MORE)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

; Somebody may keep other files in the folder, so it is removed only when it is empty.
Section Uninstall
  Push "$INSTDIR\podbay.exe"
  Call un.NeedClosed
  Push "$INSTDIR\podbay.com"
  Call un.NeedClosed
  !insertmacro FORGET podbay.exe
  !insertmacro FORGET podbay.com
  Delete "$SMPROGRAMS\Podbay.lnk"
  Delete "$INSTDIR\licences\*"
  RMDir "$INSTDIR\licences"
  Delete "$INSTDIR\podbay.exe"
  Delete "$INSTDIR\podbay.com"
  Delete "$INSTDIR\uninstall.exe"
  RMDir $INSTDIR
  DeleteRegKey HKLM "${ENTRY}"
SectionEnd
